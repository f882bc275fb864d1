import type { ReactNode } from 'react';
import { styled } from '../../design/stitches.ts';

interface CheckProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

export const Check = ({ isChecked, onChange, children }: CheckProps) => (
  <CheckLabel>
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </CheckLabel>
);

const CheckLabel = styled('label', {
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: '32px',
  fontSize: '$sm',
  '& input': { flexShrink: 0, width: '18px', height: '18px', accentColor: '$colors$accent' },
});

export const SelectLabel = styled('label', {
  display: 'grid',
  flex: '1 1 200px',
  gap: '4px',
  minWidth: 0,
  fontSize: '$sm',
  '& select': {
    width: '100%',
    minHeight: '36px',
    padding: '4px 8px',
    background: '$sheet',
    border: '1px solid $colors$line',
    borderRadius: '2px',
  },
});
