import type { ComponentProps } from 'react';
import { styled } from './stitches.ts';
import { useIsHydrating } from './useIsHydrating.ts';

const FormShape = styled('form', { display: 'grid', gap: '24px', minWidth: 0 });

/** The browser validates only until the form is hydrated: from then on, it shows its own messages. */
export function Form(props: ComponentProps<'form'>) {
  return <FormShape noValidate={!useIsHydrating()} {...props} />;
}

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
