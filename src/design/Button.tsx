import type { ComponentProps } from 'react';
import { fillHandle, inDisplayFace, styled } from './stitches.ts';

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  position: 'relative',
  border: '1px solid transparent',
  borderRadius: '2px',
  // Below 18 px the dots of the display face close up, so small controls use the text face.
  fontFamily: '$text',
  fontWeight: 600,
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'normal',
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '-8px',
    insetBlockEnd: '-8px',
    border: '4px solid $colors$accent',
    boxShadow: '0 0 0 2px $colors$paper',
  },
  '@motion': { transition: 'background-color .12s,color .12s,border-color .12s' },
  '@touch': { '&&': { minHeight: '44px', minWidth: '44px' } },
  '@print': { display: 'none' },
  '&[aria-disabled=true]': {
    background: '$band',
    color: '$muted',
    borderColor: '$line',
    borderStyle: 'dashed',
    textDecoration: 'none',
    cursor: 'not-allowed',
  },
  // `&&`: a selected button looks selected even while it is unavailable.
  '&&[aria-pressed=true]': {
    background: '$tint',
    color: '$ink',
    border: '1px solid $colors$accent',
    boxShadow: 'inset 0 0 0 1px $colors$accent',
    '&::after': fillHandle,
  },
  variants: {
    variant: {
      default: {
        background: '$ink',
        color: '$paper',
        '@hover': { '&:not([aria-disabled=true]):hover': { background: '$muted' } },
      },
      primary: {
        background: '$accent',
        color: '$onAccent',
        '@hover': { '&:not([aria-disabled=true]):hover': { background: '$accentStrong' } },
      },
      secondary: {
        background: '$tint',
        color: '$accent',
        '@hover': { '&:not([aria-disabled=true]):hover': { borderColor: '$accent' } },
      },
      outline: {
        background: 'transparent',
        color: '$ink',
        borderColor: '$line',
        '@hover': { '&:not([aria-disabled=true]):hover': { background: '$band', borderColor: '$ink' } },
      },
      ghost: {
        background: 'transparent',
        color: '$ink',
        '@hover': { '&:not([aria-disabled=true]):hover': { background: '$band' } },
      },
      link: {
        '&&': { paddingInline: '4px' },
        background: 'transparent',
        color: '$accent',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        '@hover': { '&:not([aria-disabled=true]):hover': { color: '$ink' } },
      },
      destructive: {
        background: '$danger',
        color: '$onDanger',
        '@hover': { '&:not([aria-disabled=true]):hover': { background: '$dangerStrong' } },
      },
    },
    size: {
      default: { minHeight: '40px', padding: '4px 16px', fontSize: '$sm' },
      sm: { minHeight: '32px', padding: '2px 12px', fontSize: '0.875rem' },
      lg: { minHeight: '48px', padding: '8px 24px', ...inDisplayFace, fontSize: '$lg' },
      xl: { minHeight: '60px', padding: '8px 32px', ...inDisplayFace, fontSize: '$xl' },
      icon: { minHeight: '40px', width: '40px', padding: 0, fontSize: '$md' },
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
} as const;

const ButtonShape = styled('button', shape);
const LinkShape = styled('a', shape);

interface ButtonLook {
  variant?: 'default' | 'primary' | 'secondary' | 'outline' | 'ghost' | 'link' | 'destructive';
  size?: 'default' | 'sm' | 'lg' | 'xl' | 'icon';
}

/** Without `disabled`, which would hide it from the keyboard. */
interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Looks unavailable and sets `aria-disabled`, but a press still reaches its handler. */
  unavailable?: boolean | undefined;
}

export function Button({ unavailable, type = 'button', ...rest }: ButtonProps) {
  return <ButtonShape type={type} aria-disabled={unavailable ? true : undefined} {...rest} />;
}

export function ButtonLink(props: ComponentProps<'a'> & ButtonLook) {
  return <LinkShape {...props} />;
}
