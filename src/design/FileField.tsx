import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { describedBy, FieldFrame, type FieldProps, Quiet } from './FieldFrame.tsx';
import { styled } from './stitches.ts';

const Input = styled('input', {
  width: '100%',
  minWidth: 0,
  padding: '8px',
  background: '$sheet',
  border: '1px dashed $colors$line',
  borderRadius: '2px',
  fontSize: 'max(16px,1rem)',
  '&::file-selector-button': {
    font: '600 0.9375rem $fonts$text',
    minHeight: '36px',
    marginInlineEnd: '12px',
    padding: '4px 12px',
    color: '$accent',
    background: '$tint',
    border: '1px solid transparent',
    borderRadius: '2px',
    cursor: 'pointer',
  },
  '&[aria-invalid=true]': { borderColor: '$danger', borderStyle: 'solid' },
});
const Chosen = styled('div', {
  display: 'flex',
  gap: '4px 12px',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 4px 4px 12px',
  background: '$tint',
  border: '1px solid $colors$grid',
});
const FileName = styled('bdi', { fontWeight: 600 });

interface FileFieldProps extends FieldProps {
  name: string;
  chosen: { name: string; detail: string } | null;
  onFileChange: (file: File | null) => void;
  removeLabel: string;
  readOnly?: boolean | undefined;
}

export function FileField(props: FileFieldProps) {
  const { id, label, requiredMark, optionalMark, hint, error, name, chosen, onFileChange, removeLabel } =
    props;
  const field = { id, label, requiredMark, optionalMark, hint, error };
  const input = useRef<HTMLInputElement>(null);
  const mounted = useRef(false);

  // Clears the control, so that the same file can be chosen again. Reports an early choice.
  useEffect(() => {
    const control = input.current;
    if (control === null || chosen !== null) return;
    const early = mounted.current ? undefined : control.files?.[0];
    mounted.current = true;
    if (early) onFileChange(early);
    else if (control.value !== '') control.value = '';
  });

  return (
    <FieldFrame field={field}>
      <Input
        ref={input}
        type="file"
        // Otherwise Firefox restores the file after a reload.
        autoComplete="off"
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, ...(chosen ? [`${id}-chosen`] : []))}
        onClick={(event) => (props.readOnly ? event.preventDefault() : undefined)}
        onDrop={(event) => (props.readOnly ? event.preventDefault() : undefined)}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFileChange(file);
        }}
      />
      {chosen ? (
        <Chosen>
          <span id={`${id}-chosen`}>
            <FileName>{chosen.name}</FileName> <Quiet>{chosen.detail}</Quiet>
          </span>
          <Button
            variant="ghost"
            size="sm"
            unavailable={props.readOnly}
            onClick={() => {
              if (props.readOnly) return;
              onFileChange(null);
              input.current?.focus();
            }}
          >
            {removeLabel}
          </Button>
        </Chosen>
      ) : null}
    </FieldFrame>
  );
}
