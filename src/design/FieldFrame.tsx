import { type ReactNode, type RefObject, useEffect } from 'react';
import { ToneMark } from './Notice.tsx';
import { styled } from './stitches.ts';

export interface FieldProps {
  id: string;
  label: string;
  requiredMark?: string | undefined;
  optionalMark?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** A question about the value, shown while the field does not have the focus. */
  doubt?: string | undefined;
}

/** Below 16 px, iOS zooms into the field. */
export const control = {
  width: '100%',
  minWidth: 0,
  padding: '8px 12px',
  minHeight: '44px',
  background: '$sheet',
  border: '1px solid $colors$line',
  borderRadius: '2px',
  fontSize: 'max(16px,1rem)',
  lineHeight: 1.5,
  // Room for the label above and for the error below.
  scrollMarginBlock: '32px 64px',
  '&:focus-visible': { outlineOffset: '-1px' },
  '&[aria-invalid=true]': { borderColor: '$danger', borderInlineStartWidth: '4px' },
  '&:read-only': { background: '$band', borderStyle: 'dashed' },
} as const;

export const Rows = styled('div', { display: 'grid', gap: '6px', minWidth: 0 });
/** Keeps its room while somebody types, so that nothing moves when they leave the field. */
const Doubt = styled('p', {
  fontSize: '$sm',
  lineHeight: 1.4,
  ':focus + &': { visibility: 'hidden' },
});
const LabelWords = styled('label', { fontWeight: 600, lineHeight: 1.4 });

export const Quiet = styled('span', { color: '$muted', fontSize: '$sm', fontWeight: 400, lineHeight: 1.4 });
const ErrorLine = styled('p', {
  display: 'flex',
  gap: '8px',
  alignItems: 'flex-start',
  color: '$danger',
  fontSize: '$sm',
  fontWeight: 600,
  lineHeight: 1.4,
  '& svg': { flex: 'none', marginBlockStart: '0.05em' },
});

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <ErrorLine id={`${id}-error`}>
      <ToneMark tone="danger" />
      <span>{error}</span>
    </ErrorLine>
  );
}

export function FieldMark({ children }: { children?: string | undefined }) {
  return children ? <Quiet>{` ${children}`}</Quiet> : null;
}

export function describedBy(field: Pick<FieldProps, 'id' | 'hint' | 'error' | 'doubt'>, ...more: string[]) {
  const ids = [
    ...(field.hint ? [`${field.id}-hint`] : []),
    ...(field.error ? [`${field.id}-error`] : field.doubt ? [`${field.id}-doubt`] : []),
    ...more,
  ];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

interface FieldFrameProps {
  field: FieldProps;
  children: ReactNode;
  /** Below the error, which belongs to the control. */
  help?: ReactNode;
}

export function FieldFrame({ field, children, help }: FieldFrameProps) {
  return (
    <Rows>
      <LabelWords htmlFor={field.id}>
        {field.label}
        <FieldMark>{field.requiredMark ?? field.optionalMark}</FieldMark>
      </LabelWords>
      {field.hint ? <Quiet id={`${field.id}-hint`}>{field.hint}</Quiet> : null}
      {children}
      {field.doubt && !field.error ? <Doubt id={`${field.id}-doubt`}>{field.doubt}</Doubt> : null}
      <FieldError id={field.id} error={field.error} />
      {help}
    </Rows>
  );
}

/** Reports a value from before the script ran, for which no change event comes. */
export function useEarlyInput(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string | undefined,
  onValue: ((value: string) => void) | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value at the first render is early
  useEffect(() => {
    const early = control.current?.value;
    if (value !== undefined && early !== undefined && early !== value) onValue?.(early);
  }, []);
}
