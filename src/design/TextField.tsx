import { useRef } from 'react';
import { control, describedBy, FieldFrame, type FieldProps, useEarlyInput } from './FieldFrame.tsx';
import { styled } from './stitches.ts';

const Input = styled('input', control);

export interface TextFieldProps extends FieldProps {
  name?: string | undefined;
  type?: 'text' | 'email' | 'search' | 'password' | 'tel' | 'date' | undefined;
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Of a date: the earliest that a picker offers, in ISO 8601. */
  min?: string | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  inputMode?: 'text' | 'email' | 'numeric' | 'search' | 'tel' | undefined;
  spellCheck?: boolean | undefined;
}

export function TextField(props: TextFieldProps) {
  const { id, label, requiredMark, optionalMark, hint, error, doubt, ...rest } = props;
  const field = { id, label, requiredMark, optionalMark, hint, error, doubt };
  const { onValueChange, type = 'text', ...native } = rest;
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, rest.value, onValueChange);
  return (
    <FieldFrame field={field}>
      <Input
        {...native}
        ref={input}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
