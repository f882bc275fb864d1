import { configure } from '@testing-library/react';
import { computeOnlyHidingStyles } from './hidingStyles.ts';

// Runs once in each process: files that share one share its DOM's classes.

// vitest resolves React's development build, which checks for act().
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// Only ends what hangs, also where other work has both cores.
configure({ asyncUtilTimeout: 30_000 });
addMissingApis();
makeDialogsModal();
computeOnlyHidingStyles();

/** Adds browser APIs that happy-dom lacks. They do nothing. */
function addMissingApis(): void {
  const noop = () => {};
  class Observer {
    observe = noop;
    unobserve = noop;
    disconnect = noop;
    takeRecords = () => [];
  }
  const addMissing = (owner: object, members: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(members))
      if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  };
  addMissing(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
  addMissing(HTMLElement.prototype, { autofocus: true });
  addMissing(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: noop,
    releasePointerCapture: noop,
    scrollIntoView: noop,
  });
}

/** In happy-dom, `showModal` neither takes nor returns the focus, and the rest of the page can have it. */
function makeDialogsModal(): void {
  const modal: { readonly dialog: HTMLDialogElement; readonly opener: Element | null }[] = [];
  const { showModal, close } = HTMLDialogElement.prototype;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...args) {
    const top = modal.findLast(({ dialog }) => dialog.isConnected && dialog.open);
    if (!top || top.dialog.contains(this)) focus.apply(this, args);
  };
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    modal.push({ dialog: this, opener: document.activeElement });
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function (...args) {
    close.apply(this, args);
    const at = modal.findIndex(({ dialog }) => dialog === this);
    const [closed] = at < 0 ? [] : modal.splice(at, 1);
    if (closed?.opener instanceof HTMLElement) closed.opener.focus();
  };
}
