import type { ReactNode } from 'react';
import { styled } from './stitches.ts';

/** Attributes for a button that opens the dialog with this id without a script, where browsers can. */
export const opensNatively = (id: string) => ({ command: 'show-modal', commandfor: id });

/**
 * A style query cannot ask for `command`. These came with it or later: `sibling-index()` in Chromium 138 and Safari 26.2,
 * view transition classes in Firefox 144.
 */
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
  /** A form that leads to a page, for browsers that cannot open the dialog by themselves. `null` once the script can. */
  readonly instead: ReactNode;
  /** A button with `opensNatively`. */
  readonly children: ReactNode;
}

/** Shows the button that works: the one that opens the dialog, or before the script runs maybe the one that leads to a page. */
export const NativeOpener = ({ instead, children }: NativeOpenerProps) => (
  <Place early={instead !== null} data-opener="">
    {children}
    {instead}
  </Place>
);
