import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from './Layout.tsx';

interface ToastHostProps {
  readonly announcement: ReactNode;
  readonly dialog: string | null;
  readonly children: ReactNode;
}

/** While a dialog is open, the toasts are within it, because everything else is inert. */
export const ToastHost = ({ announcement, dialog, children }: ToastHostProps) => {
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(createHost);
  useLayoutEffect(() => {
    const place = dialog === null ? home.current : document.getElementById(dialog);
    if (place) move(host, place);
  }, [host, dialog]);
  return (
    <>
      <div ref={home} />
      {createPortal(
        <>
          {children}
          {/* Radix announces at the end of the page, which is inert then. */}
          <VisuallyHidden role="status" data-announcement="">
            {dialog ? announcement : null}
          </VisuallyHidden>
        </>,
        host,
      )}
    </>
  );
};

const createHost = (): HTMLElement => {
  const host = document.createElement('div');
  host.dataset.toasts = '';
  return host;
};

/** Keeps focus and animations where the browser supports it. */
const move = (element: Element, place: Element & { moveBefore?(node: Node, before: null): void }): void => {
  if (place.moveBefore && element.isConnected && place.isConnected) place.moveBefore(element, null);
  else place.append(element);
};
