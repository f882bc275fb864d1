import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { control, describedBy, FieldFrame, type FieldProps, useEarlyInput } from './FieldFrame.tsx';
import { selectionFrame, styled } from './stitches.ts';

const Frame = styled('div', { '@scriptless': { display: 'none' } });
const Anchor = styled('div', { position: 'relative' });
const Input = styled('input', control);

/** Overlays what follows, so that nothing moves. */
const PopupShape = styled('div', {
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  background: '$sheet',
  border: '1px solid $colors$line',
  '@print': { display: 'none' },
});
const List = styled('ul', { padding: 0, listStyle: 'none' });
const OptionShape = styled('li', {
  display: 'grid',
  gap: '2px 16px',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'baseline',
  minHeight: '44px',
  padding: '10px 12px',
  // Below the top bar, and with the next option in sight.
  scrollMarginBlock: '80px',
  lineHeight: 1.4,
  cursor: 'pointer',
  '& + &': { borderBlockStart: '1px solid $colors$grid' },
  '@sm': { gridTemplateColumns: 'minmax(0,1fr) auto' },
  '@hover': { '&:hover': { background: '$band' } },
  '&[aria-selected=true]': { ...selectionFrame, zIndex: 1, background: '$tint' },
});
const Title = styled('div', { fontWeight: 600 });
const Line = styled('div', {
  color: '$muted',
  fontSize: '$sm',
  '@sm': { gridColumn: '1 / -1', gridRow: 2 },
});
const Group = styled('div', { font: '$fontSizes$xs/1.4 $fonts$mono', color: '$muted' });
/** The marker, and a line, so that a match is not told by its color alone. Here several may stand on a screen. */
const Match = styled('mark', {
  color: '$onMarker',
  background: '$marker',
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.2em',
});
const Note = styled('p', {
  padding: '12px',
  color: '$muted',
  fontSize: '$sm',
  lineHeight: 1.4,
  'ul + &': { background: '$band', borderBlockStart: '1px solid $colors$grid' },
});

/** What a visitor does with a combobox, by keyboard, by pointer or by leaving it. */
export type ComboboxAct = 'focus' | 'press' | 'next' | 'previous' | 'leave' | 'submit' | 'escape' | 'away';

interface ComboboxProps extends Pick<FieldProps, 'id' | 'label' | 'hint'> {
  value: string;
  onValueChange: (value: string) => void;
  onAct: (act: ComboboxAct) => void;
  listId: string | undefined;
  activeId: string | undefined;
  /** Holds a `ComboboxPopup` while it is open. */
  children?: ReactNode;
}

const acts = new Map<string, ComboboxAct>([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['ArrowLeft', 'leave'],
  ['ArrowRight', 'leave'],
  ['Home', 'leave'],
  ['End', 'leave'],
  ['Enter', 'submit'],
  ['Escape', 'escape'],
]);

/** The act of a key; none while a word is being composed, when the keys belong to the input method. */
const actOf = ({ nativeEvent, key, keyCode, ...modified }: KeyboardEvent): ComboboxAct | undefined => {
  if (nativeEvent.isComposing || keyCode === 229) return undefined;
  if (modified.altKey && key === 'ArrowDown') return 'press';
  if (modified.altKey || modified.ctrlKey || modified.metaKey || modified.shiftKey) return undefined;
  return acts.get(key);
};

/** A text field with a list of suggestions below (WAI-ARIA's editable combobox; the focus stays in the field). */
export function Combobox({ id, label, hint, value, onValueChange, onAct, ...rest }: ComboboxProps) {
  const { listId, activeId, children } = rest;
  const field = { id, label, hint };
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, value, onValueChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus that was there before the script ran
  useEffect(() => {
    if (document.activeElement === input.current) onAct('focus');
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event);
    if (act === undefined) return;
    // In a field of one line these would move the caret, or send the form.
    if (act === 'next' || act === 'previous' || act === 'submit') event.preventDefault();
    onAct(act);
  };
  return (
    <Frame>
      <FieldFrame field={field}>
        <Anchor
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onAct('away');
          }}
        >
          <Input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={listId !== undefined}
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-describedby={describedBy(field)}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onFocus={() => onAct('focus')}
            onClick={() => onAct('press')}
            onKeyDown={onKeyDown}
          />
          {children}
        </Anchor>
      </FieldFrame>
    </Frame>
  );
}

/** The popup below a combobox. Focus stays in the field: the popup returns any that it is given. */
export function ComboboxPopup({ fieldId, ...rest }: ComponentProps<'div'> & { fieldId: string }) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === popup.current) document.getElementById(fieldId)?.focus();
  });
  return <PopupShape ref={popup} onMouseDown={(event) => event.preventDefault()} {...rest} />;
}

export function ComboboxList({ label, ...rest }: ComponentProps<'ul'> & { label: string }) {
  return <List role="listbox" aria-label={label} {...rest} />;
}

/** A few words below the field where there is no list, or after it. */
export const ComboboxNote = Note;

interface ComboboxOptionProps {
  id: string;
  title: readonly { readonly text: string; readonly isMatch: boolean }[];
  line: ComboboxOptionProps['title'];
  group: string;
  active: boolean;
  onChoose: () => void;
}

/** A suggestion, named by all of its text. The active one has the selection frame and is scrolled into view. */
export function ComboboxOption({ id, title, line, group, active, onChoose }: ComboboxOptionProps) {
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [active]);
  return (
    <OptionShape ref={option} id={id} role="option" aria-selected={active} onClick={onChoose}>
      <Title>{marked(title)}</Title>
      <Group>{group}</Group>
      <Line>{marked(line)}</Line>
    </OptionShape>
  );
}

const marked = (parts: ComboboxOptionProps['title']): ReactNode[] =>
  parts.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    isMatch ? <Match key={at}>{text}</Match> : text,
  );
