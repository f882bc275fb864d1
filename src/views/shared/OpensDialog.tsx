import type { ReactNode } from 'react';

interface OpensDialogProps {
  /** The page that serves in place of the dialog before and without JavaScript. */
  readonly without: string;
  readonly onOpen: () => void;
  /** A submit button. */
  readonly children: ReactNode;
}

/** Makes a button of something that opens a dialog, and leads to a page where there is no JavaScript. */
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
