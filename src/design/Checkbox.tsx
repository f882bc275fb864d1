import { type ReactNode, useEffect, useRef } from 'react';
import { describedBy, FieldError } from './FieldFrame.tsx';
import { styled } from './stitches.ts';

const Rows = styled('div', { display: 'grid', gap: '6px' });
const Row = styled('div', { display: 'flex', gap: '12px', alignItems: 'flex-start', lineHeight: 1.45 });
/** The tick is a border, which forced colours and paper keep. */
const Box = styled('input', {
  appearance: 'none',
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  background: '$sheet',
  border: '1px solid $colors$line',
  borderRadius: '2px',
  '&:checked': { borderColor: '$accent' },
  '&:checked::before': {
    content: '""',
    display: 'block',
    width: '8px',
    height: '14px',
    margin: '2px 7px',
    border: 'solid $colors$accent',
    borderWidth: '0 3px 3px 0',
    transform: 'rotate(45deg)',
  },
  '&[aria-invalid=true]': { outline: '2px solid $colors$danger', outlineOffset: '2px' },
  '&[aria-invalid=true]:focus-visible': { outlineColor: '$accent' },
});
const Words = styled('label', { minWidth: 0, cursor: 'pointer', '@touch': { minHeight: '44px' } });

interface CheckboxProps {
  id: string;
  label: ReactNode;
  checked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

export function Checkbox({ id, label, onCheckedChange, error, ...native }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once that a box was ticked before the script ran
  useEffect(() => {
    const early = box.current?.checked;
    if (native.checked !== undefined && early !== undefined && early !== native.checked)
      onCheckedChange?.(early);
  }, []);
  return (
    <Rows>
      <Row>
        <Box
          {...native}
          ref={box}
          type="checkbox"
          // Otherwise the browser ticks it again after going back. Consent is given each time.
          autoComplete="off"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error })}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        />
        <Words htmlFor={id}>{label}</Words>
      </Row>
      <FieldError id={id} error={error} />
    </Rows>
  );
}
