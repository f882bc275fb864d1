import * as Dialog from '@radix-ui/react-dialog';
import * as Toast from '@radix-ui/react-toast';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { domUi } from './domUi.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

/** A dialog and a toast as the site has them. */
const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Toast.Provider>
      <main>
        <h1>Page</h1>
        <Dialog.Root>
          <Dialog.Trigger>Open</Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Overlay />
            <Dialog.Content aria-describedby={undefined}>
              <Dialog.Title>Region</Dialog.Title>
              <button type="button" onClick={() => setOpen(true)}>
                Notify
              </button>
              <Dialog.Close>Close</Dialog.Close>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      </main>
      <Toast.Root open={isOpen} onOpenChange={setOpen} duration={5000}>
        <Toast.Title>Region Updated</Toast.Title>
        <Toast.Description>Now EUR.</Toast.Description>
        <Toast.Close aria-label="Close toast">×</Toast.Close>
      </Toast.Root>
      <Toast.Viewport label="Notifications" />
    </Toast.Provider>
  );
};

it('reads dialogs and toasts of Radix, and the focus', async () => {
  render(<Page />);
  const ui = domUi();
  const closed = { dialog: null, heading: 'Page', buttons: { Open: true }, toasts: [] };
  expect(await ui.readScreen()).toMatchObject({ ...closed, focus: '' });
  await ui.press('Open');
  expect(await ui.readScreen()).toMatchObject({
    dialog: 'Region',
    heading: 'Region',
    buttons: { Notify: true, Close: true },
    focus: 'Notify',
  });
  await ui.press('Notify');
  expect((await ui.readScreen()).toasts).toEqual(['Region Updated Now EUR.']);
  await ui.press('Close');
  expect(await ui.readScreen()).toMatchObject({
    ...closed,
    toasts: ['Region Updated Now EUR.'],
    focus: 'Open',
  });
  await ui.elapse(5000);
  expect(await ui.readScreen()).toMatchObject({ ...closed, status: [], focus: 'Open' });
});

it('closes a toast with Escape before the dialog below', async () => {
  render(<Page />);
  const ui = domUi();
  await ui.press('Open');
  await ui.press('Notify');
  await ui.key('Escape');
  expect(await ui.readScreen()).toMatchObject({ dialog: 'Region', toasts: [] });
  await ui.key('Escape');
  expect(await ui.readScreen()).toMatchObject({ dialog: null, focus: 'Open' });
});
