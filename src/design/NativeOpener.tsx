import type { ReactNode } from 'react';
import { styled } from './stitches.ts';

/** Attributes for a button that opens the dialog with this id without a script, where browsers can. */
export const opensNatively = (id: string) => ({ command: 'show-modal', commandfor: id });

/** CSS cannot query `command`, so these query what came with it or later (Chromium 138, Safari 26.2, Firefox 144). */
const hasCommands =
  '@supports (order:sibling-index()) or ((view-transition-class:none) and (-moz-orient:inline))';

const Place = styled('span', {
  display: 'contents',
  variants: {
    early: {
      true: {
        '& > button': { display: 'none' },
        [hasCommands]: {
          '@media (scripting:enabled)': {
            '& > button': { display: 'inline-flex' },
            '& > form': { display: 'none' },
          },
        },
      },
    },
  },
});

interface NativeOpenerProps {
  /** A form that leads to a page, for browsers that cannot open the dialog; `null` once the script can. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Shows whichever works now: the button that opens the dialog, or the one that leads to a page. */
export const NativeOpener = ({ instead, children }: NativeOpenerProps) => (
  <Place early={instead !== null} data-opener="">
    {children}
    {instead}
  </Place>
);
