import type { ReactNode } from 'react';

interface OpensDialogProps {
  /** The page that serves in place of the dialog before and without JavaScript. */
  readonly without: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A button that opens a dialog; without JavaScript it leads to a page. */
export const OpensDialog = ({ without, onOpen, children }: OpensDialogProps) => (
  <form
    action={without}
    onSubmit={(event) => {
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </form>
);
