import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { control, describedBy, FieldFrame, type FieldProps, useEarlyInput } from './FieldFrame.tsx';
import { selectionFrame, styled } from './stitches.ts';

const Frame = styled('div', { '@scriptless': { display: 'none' } });
const Anchor = styled('div', { position: 'relative' });
const Input = styled('input', control);

const PopupShape = styled('div', {
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  background: '$sheet',
  border: '1px solid $colors$line',
  '@print': { display: 'none' },
});
const List = styled('div', {});
const GroupShape = styled('div', {
  '& + &': { borderBlockStart: '1px solid $colors$line' },
});
const GroupHeading = styled('div', {
  padding: '6px 12px',
  font: '600 $fontSizes$xs/1.4 $fonts$mono',
  color: '$muted',
  background: '$band',
  borderBlockEnd: '1px solid $colors$grid',
});
const OptionShape = styled('div', {
  display: 'grid',
  gap: '2px 16px',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'baseline',
  minHeight: '44px',
  padding: '10px 12px',
  scrollMarginBlockEnd: '80px',
  lineHeight: 1.4,
  cursor: 'pointer',
  '[role=option] + &': { borderBlockStart: '1px solid $colors$grid' },
  '@sm': { gridTemplateColumns: 'minmax(0,1fr) auto' },
  '@hover': { '&:hover': { background: '$band' } },
  '&[aria-selected=true]': { ...selectionFrame, zIndex: 1, background: '$tint' },
});
const Title = styled('div', { fontWeight: 600 });
const Line = styled('div', {
  color: '$muted',
  fontSize: '$sm',
  '@sm': { gridColumn: '1 / -1', gridRow: 2 },
});
const Place = styled('div', { font: '$fontSizes$xs/1.4 $fonts$mono', color: '$muted' });
/** Underlined, so that a match is not marked by colour alone. */
const Match = styled('mark', {
  color: '$onMarker',
  background: '$marker',
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
});
const Note = styled('p', {
  padding: '12px',
  color: '$muted',
  fontSize: '$sm',
  lineHeight: 1.4,
  '[role=listbox] + &': { background: '$band', borderBlockStart: '1px solid $colors$grid' },
});

export type ComboboxAct = 'focus' | 'press' | 'next' | 'previous' | 'leave' | 'submit' | 'escape' | 'away';

interface ComboboxProps extends Pick<FieldProps, 'id' | 'label' | 'hint'> {
  value: string;
  onValueChange: (value: string) => void;
  onAct: (act: ComboboxAct) => void;
  listId: string | undefined;
  activeId: string | undefined;
  children?: ReactNode;
}

const acts = new Map<string, ComboboxAct>([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['ArrowLeft', 'leave'],
  ['ArrowRight', 'leave'],
  ['Home', 'leave'],
  ['End', 'leave'],
  ['Enter', 'submit'],
  ['Escape', 'escape'],
]);

const actOf = ({ nativeEvent, key, keyCode, ...modified }: KeyboardEvent): ComboboxAct | undefined => {
  if (nativeEvent.isComposing || keyCode === 229) return undefined;
  if (modified.altKey && key === 'ArrowDown') return 'press';
  if (modified.altKey || modified.ctrlKey || modified.metaKey || modified.shiftKey) return undefined;
  return acts.get(key);
};

/** An editable combobox (WAI-ARIA). The focus stays in the field. */
export function Combobox({ id, label, hint, value, onValueChange, onAct, ...rest }: ComboboxProps) {
  const { listId, activeId, children } = rest;
  const field = { id, label, hint };
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, value, onValueChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports a focus from before the script ran
  useEffect(() => {
    if (document.activeElement === input.current) onAct('focus');
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event);
    if (act === undefined) return;
    // Otherwise arrow keys would move the caret, and Enter would send the form.
    if (act === 'next' || act === 'previous' || act === 'submit') event.preventDefault();
    onAct(act);
  };
  return (
    <Frame>
      <FieldFrame field={field}>
        <Anchor
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onAct('away');
          }}
        >
          <Input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={listId !== undefined}
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-describedby={describedBy(field)}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onFocus={() => onAct('focus')}
            onClick={() => onAct('press')}
            onKeyDown={onKeyDown}
          />
          {children}
        </Anchor>
      </FieldFrame>
    </Frame>
  );
}

/** The popup below a combobox. It returns any focus it receives to the field. */
export function ComboboxPopup({ fieldId, ...rest }: ComponentProps<'div'> & { fieldId: string }) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === popup.current) document.getElementById(fieldId)?.focus();
  });
  return <PopupShape ref={popup} onMouseDown={(event) => event.preventDefault()} {...rest} />;
}

export function ComboboxList({ label, ...rest }: ComponentProps<'div'> & { label: string }) {
  return <List role="listbox" aria-label={label} {...rest} />;
}

export function ComboboxGroup({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <GroupShape role="group" aria-labelledby={id}>
      <GroupHeading id={id} role="presentation">
        {label}
      </GroupHeading>
      {children}
    </GroupShape>
  );
}

export const ComboboxNote = Note;

interface ComboboxOptionProps {
  id: string;
  title: readonly { readonly text: string; readonly isMatch: boolean }[];
  line: ComboboxOptionProps['title'];
  place: string;
  active: boolean;
  onChoose: () => void;
}

export function ComboboxOption({ id, title, line, place, active, onChoose }: ComboboxOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [active]);
  return (
    <OptionShape ref={option} id={id} role="option" aria-selected={active} onClick={onChoose}>
      <Title>{marked(title)}</Title>
      <Place>{place}</Place>
      <Line>{marked(line)}</Line>
    </OptionShape>
  );
}

const marked = (parts: ComboboxOptionProps['title']): ReactNode[] =>
  parts.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    isMatch ? <Match key={at}>{text}</Match> : text,
  );
