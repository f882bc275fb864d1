import { ToneMark } from './Notice.tsx';
import { styled } from './stitches.ts';

const Line = styled('p', {
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  // Keeps room for its text, so that nothing moves when the text appears or goes.
  flex: '1 0 8em',
  minHeight: '1.6em',
  fontWeight: 650,
  overflowWrap: 'normal',
  '& svg': { flex: 'none', color: '$accent' },
});

/** A success message beside a button. Rendered empty first, so that the text is announced. */
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
