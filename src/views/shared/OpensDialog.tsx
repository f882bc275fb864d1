import type { ReactNode } from 'react';

interface OpensDialogProps {
  readonly without: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Without JavaScript it leads to the page `without`. */
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
