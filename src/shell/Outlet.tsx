import { Activity, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Hosted } from '../design/index.ts';
import { createHost } from './effects/createHost.ts';

/** A page is rendered ahead, on the screen, or left but not unmounted yet (decision N9). */
export type Stage = 'ahead' | 'shown' | 'left';

interface OutletProps {
  readonly stage: Stage;
  readonly children: ReactNode;
}

/** The place of the document's own page. Once it is left, it is out of the document at once, and unmounted later. */
export const DocumentOutlet = ({ stage, children }: OutletProps) => {
  const host = useRef<HTMLDivElement>(null);
  const isLeft = stage === 'left';
  useLayoutEffect(() => {
    if (isLeft) host.current?.replaceChildren();
  }, [isLeft]);
  return <Hosted ref={host}>{children}</Hosted>;
};

/** The place of another page. While it is ahead, its elements are not in the document, and its effects do not run. */
export const Outlet = ({ stage, children }: OutletProps) => (
  <Activity mode={stage === 'ahead' ? 'hidden' : 'visible'}>
    <Elsewhere isLeft={stage === 'left'}>{children}</Elsewhere>
  </Activity>
);

const Elsewhere = ({ isLeft, children }: { readonly isLeft: boolean; readonly children: ReactNode }) => {
  const [container] = useState(createHost);
  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (!host) return;
      container.className = host.className;
      host.replaceChildren(container);
    },
    [container],
  );
  useLayoutEffect(() => {
    if (isLeft) container.remove();
  }, [isLeft, container]);
  return (
    <>
      <Hosted ref={attach} />
      {createPortal(children, container)}
    </>
  );
};
