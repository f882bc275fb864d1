import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { styled } from './stitches.ts';

const Bubble = styled(Radix.Content, {
  zIndex: 25,
  maxWidth: '280px',
  padding: '6px 10px',
  background: '$ink',
  color: '$paper',
  border: '1px solid $colors$paper',
  borderRadius: '2px',
  fontSize: '$sm',
  lineHeight: 1.4,
});

/** Timing shared by all tooltips below it: 700 ms to open, none within 300 ms of the last one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A hint beside its trigger (one element that takes a ref). Never the trigger's only name. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Bubble sideOffset={4} collisionPadding={8}>
          {content}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
}
