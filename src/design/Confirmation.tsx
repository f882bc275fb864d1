import { ToneMark } from './Notice.tsx';
import { styled } from './stitches.ts';

const Line = styled('p', {
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  // As large as its words, so that nothing moves when they come or go, beside the button or below it.
  flex: '1 0 8em',
  minHeight: '1.6em',
  fontWeight: 650,
  overflowWrap: 'normal',
  '& svg': { flex: 'none', color: '$accent' },
});

/** A success message beside the button that was pressed. Rendered empty first, so that it is announced. */
export function Confirmation({ children }: { children: string }) {
  return (
    <Line role="status">
      {children === '' ? null : (
        <>
          <ToneMark tone="success" />
          {children}
        </>
      )}
    </Line>
  );
}
