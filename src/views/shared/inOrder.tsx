import { Fragment, type ReactNode } from 'react';

/** Pieces never move and words may repeat, so keys are positions. */
export const inOrder = <T,>(pieces: readonly T[], draw: (piece: T) => ReactNode): ReactNode =>
  pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>{draw(piece)}</Fragment>
  ));
