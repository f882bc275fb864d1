import { type ReactNode, useRef } from 'react';
import {
  control,
  describedBy,
  FieldFrame,
  type FieldProps,
  Quiet,
  Rows,
  useEarlyInput,
} from './FieldFrame.tsx';
import { VisuallyHidden } from './Layout.tsx';
import { styled } from './stitches.ts';

const Area = styled('textarea', { ...control, resize: 'vertical', display: 'block' });
const CounterLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  // The containing block of the visually hidden announcement.
  position: 'relative',
  minHeight: '1.4em',
  fontVariantNumeric: 'tabular-nums',
});

const HelpRoom = styled(Rows, { alignContent: 'start', minHeight: '7rem' });

interface TextAreaProps extends FieldProps {
  name?: string | undefined;
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  minLength?: number | undefined;
  rows?: number | undefined;
  /** Such as "120 / 2000". Not announced at every key. */
  counter?: string | undefined;
  /** What is missing or too long. Not announced at every key. */
  counterNote?: string | undefined;
  /** Announced when it changes: the note, once the visitor pauses. */
  announced?: string | undefined;
  help?: ReactNode;
  /** It comes later: room is kept for it, so that nothing moves then. */
  helpIsLate?: boolean;
}

export function TextArea({ id, label, requiredMark, optionalMark, hint, error, ...rest }: TextAreaProps) {
  const field = { id, label, requiredMark, optionalMark, hint, error };
  const { onValueChange, counter, counterNote, announced = '', help, helpIsLate, rows = 6, ...native } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  useEarlyInput(area, rest.value, onValueChange);
  const counts = counter !== undefined || counterNote !== undefined;
  return (
    <FieldFrame field={field} help={helpIsLate ? <HelpRoom>{help}</HelpRoom> : help}>
      <Area
        {...native}
        ref={area}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, ...(counts ? [`${id}-counter`, `${id}-note`] : []))}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      />
      {counts ? (
        <CounterLine>
          <Quiet id={`${id}-note`}>{counterNote}</Quiet>
          <Quiet id={`${id}-counter`}>{counter}</Quiet>
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </CounterLine>
      ) : null}
    </FieldFrame>
  );
}
