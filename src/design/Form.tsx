import { type ComponentProps, useEffect, useState } from 'react';
import { styled } from './stitches.ts';

const FormShape = styled('form', { display: 'grid', gap: '24px', minWidth: 0 });

/**
 * A form as a stack of rows. The browser checks the fields only as long as no script runs; then `noValidate` is set
 * and the messages beside the fields take over.
 */
export function Form(props: ComponentProps<'form'>) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return <FormShape noValidate={scripted} {...props} />;
}

/** Fields side by side from 600 px up. */
export const FormRow = styled('div', {
  display: 'grid',
  gap: '24px',
  alignItems: 'start',
  '@sm': { gridTemplateColumns: '1fr 1fr' },
});

export const FormActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  alignItems: 'center',
  paddingBlockStart: '8px',
});
