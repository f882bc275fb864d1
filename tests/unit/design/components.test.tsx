// @process own
/** The design system's components for visitors who use a pointer, the keyboard or a screen reader. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusFieldOrGroup } from '../../../src/design/ErrorSummary.tsx';
import {
  Accordion,
  Button,
  Checkbox,
  ChoiceGroup,
  ErrorSummary,
  FileField,
  Tabs,
  TextArea,
  TextField,
  TextLink,
  TopBarLinks,
} from '../../../src/design/index.ts';
import { Dialog as BareDialog, Toaster as BareToaster } from '../../../src/design/overlays.ts';
import { hideModal, showModal } from '../../../src/effects/modalDialog.ts';
import { keepOneOpen } from '../../../src/effects/screen/keepOneOpen.ts';
import { computeAllStyles } from '../../hidingStyles.ts';

computeAllStyles();

describe('Button', () => {
  it('stays focusable and reports presses while unavailable, with aria-disabled', () => {
    const press = vi.fn();
    render(
      <Button unavailable onClick={press}>
        Next
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Next' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.getAttribute('type')).toBe('button');
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('looks different in each of its seven variants and five sizes', () => {
    const variants = ['default', 'primary', 'secondary', 'outline', 'ghost', 'link', 'destructive'] as const;
    const sizes = ['default', 'sm', 'lg', 'xl', 'icon'] as const;
    const { container } = render(
      variants.flatMap((variant) =>
        sizes.map((size) => (
          <Button key={`${variant} ${size}`} variant={variant} size={size}>
            {variant}
          </Button>
        )),
      ),
    );
    const lookOf = (button: Element): string => {
      const style = getComputedStyle(button);
      return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
        .sort()
        .join('; ');
    };
    const looks = [...container.querySelectorAll('button')].map(lookOf);
    expect(looks[0]).toContain('min-height: 40px');
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('TextLink', () => {
  it('announces a new tab and withholds the opener from it', () => {
    render(
      <TextLink href="https://press.example" external="(opens in a new tab)">
        The story
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'The story (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('fields', () => {
  it('link label, hint and error to the control', () => {
    render(
      <TextField
        id="email"
        label="Email"
        requiredMark="(required)"
        hint="To answer you"
        error="Missing"
        required
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Email (required)' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('email-hint email-error');
    expect(document.getElementById('email-error')?.textContent).toBe('Missing');
  });

  it('are neither invalid nor described without a reason', () => {
    render(<TextField id="name" label="Name" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('render the status of a counter before it has a text to announce', () => {
    const area = { id: 'm', label: 'Message' };
    const { rerender } = render(<TextArea {...area} counter="0 / 2000" counterNote="" />);
    const status = screen.getByRole('status');
    const note = '1 character too many';
    rerender(<TextArea {...area} counter="2001 / 2000" counterNote={note} />);
    expect(screen.getByText(note)).not.toBe(status);
    expect(status.textContent).toBe('');
    rerender(<TextArea {...area} counter="2001 / 2000" counterNote={note} announced={note} />);
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe(note);
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe('m-counter m-note');
  });

  it('a checkbox reports its new state', () => {
    const change = vi.fn();
    render(<Checkbox id="ok" label="I agree" checked={false} onCheckedChange={change} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    expect(change).toHaveBeenLastCalledWith(true);
  });

  it('a file field reports, shows and removes the file, and keeps the focus', () => {
    const change = vi.fn();
    const field = {
      id: 'f',
      name: 'attachment',
      label: 'Attachment',
      removeLabel: 'Remove file',
      onFileChange: change,
    };
    const { rerender } = render(<FileField {...field} chosen={null} />);
    const file = new File(['a'], 'a.txt');
    fireEvent.change(screen.getByLabelText('Attachment'), { target: { files: [file] } });
    expect(change).toHaveBeenLastCalledWith(file);
    rerender(<FileField {...field} chosen={{ name: 'a.txt', detail: '1 byte' }} />);
    expect(screen.getByText('a.txt')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(change).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(screen.getByLabelText('Attachment'));
  });

  it.each(['click', 'drop'] as const)('a file field that is read-only prevents a %s', (type) => {
    const field = { id: 'f', name: 'attachment', label: 'Attachment', removeLabel: 'Remove file' };
    const { rerender } = render(<FileField {...field} chosen={null} onFileChange={() => {}} />);
    const isAllowed = () => fireEvent[type](screen.getByLabelText('Attachment'));
    expect(isAllowed()).toBe(true);
    rerender(<FileField {...field} chosen={null} onFileChange={() => {}} readOnly />);
    expect(isAllowed()).toBe(false);
  });
});

describe('ChoiceGroup', () => {
  const options = [
    { value: 'sheet', label: 'Spreadsheet', hint: 'A sheet that adds up' },
    { value: 'slides', label: 'Slides' },
  ];

  it('names the group and each choice, with the hint as its description', () => {
    const choose = vi.fn();
    render(
      <ChoiceGroup
        id="s"
        legend="Service"
        name="service"
        options={options}
        value=""
        onValueChange={choose}
        required
        error="Choose one"
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Service' });
    expect(group.getAttribute('aria-describedby')).toBe('s-error');
    const radio = within(group).getByRole('radio', { name: 'Spreadsheet' });
    expect(radio.getAttribute('aria-describedby')).toBe('s-sheet-hint');
    fireEvent.click(radio);
    expect(choose).toHaveBeenLastCalledWith('sheet');
  });

  it('is focused by its id: the chosen option, or else the first', () => {
    const group = (value: string) => (
      <ChoiceGroup
        id="s"
        legend="Service"
        name="service"
        options={options}
        value={value}
        onValueChange={() => {}}
      />
    );
    const { rerender } = render(group(''));
    expect(focusFieldOrGroup('s')).toBe(true);
    expect(document.activeElement?.id).toBe('s-sheet');
    rerender(group('slides'));
    focusFieldOrGroup('s');
    expect(document.activeElement?.id).toBe('s-slides');
    expect(focusFieldOrGroup('nowhere')).toBe(false);
  });
});

describe('ErrorSummary', () => {
  it('takes the focus when it appears, but not again', () => {
    const summary = (title: string) => (
      <>
        <ErrorSummary title={title} problems={[]} />
        <TextField id="email" label="Email" />
      </>
    );
    const { rerender } = render(summary('There is a problem'));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    screen.getByRole('textbox').focus();
    rerender(summary('There is another problem'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('moves the focus to the field without changing the address', () => {
    render(
      <>
        <ErrorSummary
          title="There is a problem"
          problems={[{ fieldId: 'email', message: 'Enter an address' }]}
        />
        <TextField id="email" label="Email" />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Enter an address' });
    expect(link.getAttribute('href')).toBe('#email');
    expect(fireEvent.click(link)).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});

function Sheets() {
  const [value, setValue] = useState('a');
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: `Sheet ${id}`, panel: <p>Panel {id}</p> }));
  return <Tabs label="Sheets" idPrefix="t" tabs={tabs} value={value} onValueChange={setValue} />;
}

describe('Tabs', () => {
  const selected = () => screen.getByRole('tab', { selected: true });

  it('moves with the arrow keys, Home and End, and wraps around', () => {
    render(<Sheets />);
    const press = (key: string) => fireEvent.keyDown(selected(), { key });
    selected().focus();
    press('ArrowRight');
    expect(selected().textContent).toBe('Sheet b');
    expect(document.activeElement).toBe(selected());
    press('End');
    expect(selected().textContent).toBe('Sheet c');
    press('ArrowRight');
    expect(selected().textContent).toBe('Sheet a');
    press('ArrowLeft');
    expect(selected().textContent).toBe('Sheet c');
    press('Home');
    expect(document.activeElement?.textContent).toBe('Sheet a');
  });

  it('reverses the arrow keys in right-to-left text', () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Sheets />
      </div>,
    );
    fireEvent.keyDown(selected(), { key: 'ArrowLeft' });
    expect(selected().textContent).toBe('Sheet b');
    fireEvent.keyDown(selected(), { key: 'ArrowRight' });
    fireEvent.keyDown(selected(), { key: 'ArrowRight' });
    expect(selected().textContent).toBe('Sheet c');
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves keys with %s to the browser', (modifier) => {
    render(<Sheets />);
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End'])
      expect(fireEvent.keyDown(selected(), { key, [modifier]: true })).toBe(true);
    expect(selected().textContent).toBe('Sheet a');
  });

  it('has one tab stop, and every panel in the HTML', () => {
    const { container } = render(<Sheets />);
    const stops = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
    expect(stops).toEqual([0, -1, -1]);
    expect(
      [...container.querySelectorAll('[role=tabpanel]')].map((panel) => panel.hasAttribute('hidden')),
    ).toEqual([false, true, true]);
  });
});

describe('Accordion', () => {
  const items = ['one', 'two'].map((id) => ({ id, question: `Question ${id}?`, answer: <p>Answer {id}</p> }));
  const show = () => {
    render(<Accordion group="faq" headingLevel={3} items={items} />);
    return items.map(({ id }) => document.getElementById(id) as HTMLDetailsElement) as [
      HTMLDetailsElement,
      HTMLDetailsElement,
    ];
  };
  let stop: () => void;
  beforeEach(() => {
    stop = keepOneOpen();
  });
  afterEach(() => stop());
  const open = (item: HTMLDetailsElement) => {
    item.open = true;
    fireEvent(item, new Event('toggle'));
  };

  it('closes the other item in browsers that ignore the name', () => {
    const [one, two] = show();
    open(one);
    open(two);
    expect([one.open, two.open]).toEqual([false, true]);
  });

  it('can be closed completely', () => {
    const [one, two] = show();
    open(one);
    one.open = false;
    fireEvent(one, new Event('toggle'));
    expect([one.open, two.open]).toEqual([false, false]);
  });

  it('opens all items for print and restores them afterwards', () => {
    const [one, two] = show();
    open(two);
    fireEvent(window, new Event('beforeprint'));
    for (const item of [one, two]) fireEvent(item, new Event('toggle'));
    expect([one.open, two.open]).toEqual([true, true]);
    fireEvent(window, new Event('afterprint'));
    expect([one.open, two.open, one.getAttribute('name')]).toEqual([false, true, 'faq']);
  });
});

describe('TopBarLinks', () => {
  it('closes its menu on Escape and when a link is followed', () => {
    const { container } = render(
      <TopBarLinks menuLabel="Menu">
        <li>
          <a href="#services">Services</a>
        </li>
      </TopBarLinks>,
    );
    const menu = container.querySelector('details');
    const link = menu?.querySelector('a');
    if (!menu || !link) throw new Error('no menu');
    menu.open = true;
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
    menu.open = true;
    fireEvent.click(link);
    expect(menu.open).toBe(false);
  });
});

let setTop = (_: string | null): void => {};
/** A dialog that does what it asks for by itself, without the app’s machine. */
const Dialog = (props: Omit<ComponentProps<typeof BareDialog>, 'onShow' | 'onHide'>) => (
  <BareDialog
    {...props}
    onShow={(id) => {
      showModal(id);
      setTop(id);
    }}
    onHide={(id) => {
      hideModal(id);
      setTop(null);
    }}
  />
);
/** Toasts within that dialog while it is open. */
const Toaster = (props: Omit<ComponentProps<typeof BareToaster>, 'dialog' | 'left'>) => {
  const [dialog, setDialog] = useState<string | null>(null);
  setTop = setDialog;
  return <BareToaster {...props} left={[]} dialog={dialog} />;
};
afterEach(() => {
  setTop = () => {};
});

describe('Dialog', () => {
  const dialog = (
    open: boolean,
    words: string,
    close: (open: boolean) => void = () => {},
    closeUnavailable = false,
  ) => (
    <Dialog
      open={open}
      onOpenChange={close}
      title={words}
      closeLabel="Close"
      closeUnavailable={closeUnavailable}
    >
      <p>{words}</p>
    </Dialog>
  );

  it('keeps its content while it fades out', () => {
    const { rerender } = render(dialog(true, 'Before'));
    rerender(dialog(false, 'After'));
    expect(document.querySelector('dialog')?.textContent).toBe('BeforeBefore');
  });

  it('requests to close on its button and on Escape', () => {
    const close = vi.fn();
    render(dialog(true, 'Hello', close));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(close.mock.calls).toEqual([[false], [false]]);
  });

  it('requests to close for a press outside its panel, but not for one that began in it', () => {
    const close = vi.fn();
    render(dialog(true, 'Hello', close));
    const layer = screen.getByRole('dialog');
    // A press that begins in the panel and ends outside is a click on what has both.
    fireEvent.click(layer);
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(layer.lastElementChild as Element);
    expect(close.mock.calls).toEqual([[false]]);
  });

  it('is open again if the browser closes it without asking and nobody agrees', async () => {
    render(dialog(true, 'Sending', () => {}, true));
    const element = screen.getByRole<HTMLDialogElement>('dialog');
    await act(async () => {
      element.close();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(element.open).toBe(true);
  });

  it('does not request to close while its close button is unavailable', () => {
    const close = vi.fn();
    render(dialog(true, 'Sending', close, true));
    const button = screen.getByRole('button', { name: 'Close' });
    fireEvent.click(button);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(close).not.toHaveBeenCalled();
  });

  it('returns the focus to the element that had it', async () => {
    const page = (open: boolean) => (
      <>
        <Button>Opener</Button>
        {dialog(open, 'Hello')}
      </>
    );
    const { rerender } = render(page(false));
    const opener = screen.getByRole('button', { name: 'Opener' });
    opener.focus();
    rerender(page(true));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    rerender(page(false));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(document.activeElement).toBe(opener);
  });
});

type ToastItem = ComponentProps<typeof Toaster>['toasts'][number];

const toast: ToastItem = { id: '1', title: 'Region Updated', description: 'Now in yen', tone: 'default' };
const toaster = (toasts: ToastItem[], close: (id: string) => void = () => {}) => (
  <Toaster
    toasts={toasts}
    onClose={close}
    label="Notifications"
    closeLabel="Close toast"
    duration={5000}
    swipeThreshold={50}
    hotkey={['altKey', 'KeyT']}
  />
);

const older: ToastItem = { ...toast, id: '1', title: 'Older' };
const newer: ToastItem = { ...toast, id: '2', title: 'Newer' };
/** What was closed, in order. */
const closed: string[] = [];
/** A dialog, and toasts that opened after it. */
const DialogAndToasts = ({ items = [older, newer], hasDialog = true }) => {
  const [toasts, setToasts] = useState(items);
  const [isOpen, setOpen] = useState(hasDialog);
  const close = (id: string) => {
    closed.push(id);
    setToasts((before) => before.filter((each) => each.id !== id));
  };
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={() => {
          closed.push('dialog');
          setOpen(false);
        }}
        title="Request"
        closeLabel="Close"
      >
        <input aria-label="Name" />
      </Dialog>
      {toaster(toasts, close)}
    </>
  );
};

describe('Toaster', () => {
  it('has the exact region name and is focused by Alt+T', () => {
    render(toaster([]));
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: 't' });
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it('reports that a toast was closed', () => {
    const close = vi.fn();
    render(toaster([toast], close));
    fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
    expect(close).toHaveBeenLastCalledWith('1');
  });

  it('reports that a toast’s time is up, except for one that stays', () => {
    vi.useFakeTimers();
    try {
      const close = vi.fn();
      render(toaster([toast, { ...toast, id: '2', duration: Number.POSITIVE_INFINITY }], close));
      act(() => vi.advanceTimersByTime(4999));
      expect(close).not.toHaveBeenCalled();
      act(() => vi.advanceTimersByTime(60_000));
      expect(close.mock.calls).toEqual([['1']]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('can be reached while a dialog is open', () => {
    render(
      <>
        {toaster([toast])}
        <Dialog open onOpenChange={() => {}} title="Request" closeLabel="Close">
          <p>…</p>
        </Dialog>
      </>,
    );
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: 't' });
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.contains(document.activeElement)).toBe(true);
    expect(within(region).getByRole('button', { name: 'Close toast' })).toBeTruthy();
  });

  describe('Escape', () => {
    const pressEscape = () =>
      act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    const titleOf = (id: string) => document.getElementById(`toast-${id}`);
    beforeEach(async () => {
      // A closed dialog returns the focus a little later.
      await new Promise((resolve) => setTimeout(resolve, 20));
      closed.splice(0);
    });

    it('closes the focused dialog, even if toasts are newer', async () => {
      render(<DialogAndToasts />);
      screen.getByRole('textbox', { name: 'Name' }).focus();
      await pressEscape();
      expect(closed).toEqual(['dialog']);
      // The toasts can still be closed.
      fireEvent.click(within(titleOf('2') as HTMLElement).getByRole('button', { name: 'Close toast' }));
      expect(closed).toEqual(['dialog', '2']);
    });

    it('closes the focused toast and not the dialog, even if another toast is newer', async () => {
      render(<DialogAndToasts />);
      act(() => titleOf('1')?.focus());
      await pressEscape();
      expect(closed).toEqual(['1']);
    });

    it('closes the newest toast if their region has the focus', async () => {
      render(<DialogAndToasts />);
      act(() => void fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: 't' }));
      await pressEscape();
      expect(closed).toEqual(['2']);
      await pressEscape();
      expect(closed).toEqual(['2', '1']);
    });

    it('closes the focused toast, even if the dialog is newer', async () => {
      const page = (isOpen: boolean) => (
        <>
          {toaster([older], (id) => closed.push(id))}
          <Dialog open={isOpen} onOpenChange={() => closed.push('dialog')} title="Request" closeLabel="Close">
            <p>…</p>
          </Dialog>
        </>
      );
      const { rerender } = render(page(false));
      rerender(page(true));
      act(() => titleOf('1')?.focus());
      await pressEscape();
      expect(closed).toEqual(['1']);
    });

    it('closes the newest toast if nothing has the focus', async () => {
      render(<DialogAndToasts hasDialog={false} />);
      await pressEscape();
      expect(closed).toEqual(['2']);
    });

    it('returns the focus to where it came from when it closes the last toast', async () => {
      render(<DialogAndToasts items={[older]} />);
      const field = screen.getByRole('textbox', { name: 'Name' });
      field.focus();
      act(() => void fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: 't' }));
      expect(document.activeElement).not.toBe(field);
      await pressEscape();
      expect(document.activeElement).toBe(field);
    });
  });
});
