import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { ToneMark } from './Notice.tsx';
import { inDisplayFace, styled } from './stitches.ts';

const Box = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '4px 12px',
  padding: '16px',
  background: '$dangerTint',
  border: '2px solid $colors$danger',
  '& > svg': { color: '$danger', marginBlockStart: '0.25em' },
  '& ul': { paddingInlineStart: '20px', marginBlockStart: '4px' },
  '& a': { lineHeight: 1.75, color: '$danger', fontWeight: 600 },
});
const Title = styled('p', { ...inDisplayFace, fontWeight: 700, fontSize: '$lg', lineHeight: 1.3 });

/** Focuses a field, or a group's chosen or first control. False if it is not on the page. @internal for tests */
export function focusFieldOrGroup(fieldId: string): boolean {
  const target = document.getElementById(fieldId);
  if (target === null) return false;
  const isFocusable = target.matches('input,textarea,select,button,a[href],[tabindex]');
  const inside = target.querySelector<HTMLElement>('input:checked,select,textarea');
  const control = isFocusable
    ? target
    : (inside ?? target.querySelector<HTMLElement>('input,button,a[href]') ?? target);
  control.scrollIntoView?.({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}

interface ErrorSummaryProps {
  id?: string | undefined;
  title: string;
  problems: { fieldId: string; message: string }[];
  children?: ReactNode;
}

/** Lists what prevents a form from being sent, with a link to each field. Takes the focus when it appears. */
export function ErrorSummary({ id, title, problems, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const follow = (event: MouseEvent, fieldId: string) => {
    if (focusFieldOrGroup(fieldId)) event.preventDefault();
  };
  return (
    <Box ref={box} id={id} role="alert" tabIndex={-1}>
      <ToneMark tone="danger" />
      <div>
        <Title>{title}</Title>
        {children}
        {problems.length > 0 ? (
          <ul>
            {problems.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Box>
  );
}
