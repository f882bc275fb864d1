import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FieldError, FieldMark, Quiet } from './FieldFrame.tsx';
import { fillHandle, styled, visuallyHidden } from './stitches.ts';

const Group = styled('fieldset', { minWidth: 0, padding: 0, border: 0 });
const Legend = styled('legend', { padding: 0, marginBlockEnd: '8px', fontWeight: 600, lineHeight: 1.4 });
const HiddenLegend = styled('legend', visuallyHidden);
const Options = styled('div', {
  display: 'grid',
  gap: '8px',
  marginBlockEnd: '6px',
  variants: {
    columns: {
      1: {},
      2: { '@sm': { gridTemplateColumns: '1fr 1fr' } },
      3: { '@sm': { gridTemplateColumns: 'repeat(3,1fr)' } },
      row: {
        gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
        '& > label': { paddingInline: '8px', gap: '6px', fontSize: '$sm' },
      },
    },
  },
});
const Option = styled('label', {
  position: 'relative',
  display: 'flex',
  gap: '12px',
  alignItems: 'flex-start',
  minWidth: 0,
  minHeight: '44px',
  padding: '10px 12px',
  background: '$sheet',
  border: '1px solid $colors$line',
  lineHeight: 1.4,
  cursor: 'pointer',
});
/** Own drawing, because WebKitGTK's are white in the dark. Forced colours keep the borders. */
export const Radio = styled('input', {
  appearance: 'none',
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '2px 0 0',
  background: '$sheet',
  border: '1px solid $colors$line',
  borderRadius: '50%',
  '&:checked': { border: '5px solid $colors$accent' },
  position: 'relative',
  zIndex: 1,
  '&:focus-visible': { outline: 'none' },
});
/** Further out on focus, so that focus and choice look different. */
export const Frame = styled('i', {
  position: 'absolute',
  inset: '-1px',
  pointerEvents: 'none',
  'input:checked ~ &': { outline: '2px solid $colors$accent', outlineOffset: '-1px' },
  'input:checked ~ &::after': fillHandle,
  'input:focus-visible ~ &': { outline: '2px solid $colors$accent', outlineOffset: '3px' },
});
const Words = styled('span', {
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  'input:checked ~ & > :first-child': { fontWeight: 650 },
});

interface ChoiceGroupProps<Value extends string> {
  /** An option's control has the id `${id}-${value}`. */
  id: string;
  legend: string;
  name: string;
  options: { value: Value; label: string; hint?: ReactNode }[];
  value: NoInfer<Value> | '';
  onValueChange: (value: NoInfer<Value>) => void;
  error?: string | undefined;
  required?: boolean | undefined;
  requiredMark?: string | undefined;
  optionalMark?: string | undefined;
  /** A row says by itself what it is for, so its legend is not seen. */
  columns?: 1 | 2 | 3 | 'row' | undefined;
}

/** Radio buttons drawn as cells. Reports a choice made before the script ran. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { id, legend, name, options, value, onValueChange, error, required, columns = 1 } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const Caption = columns === 'row' ? HiddenLegend : Legend;
  // biome-ignore lint/correctness/useExhaustiveDependencies: later choices come as events
  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const option = options.find((each) => each.value === chosen);
    if (option && option.value !== value) onValueChange(option.value);
  }, []);
  return (
    <Group
      ref={group}
      id={id}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={required ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Caption>
        {legend}
        <FieldMark>{props.requiredMark ?? props.optionalMark}</FieldMark>
      </Caption>
      <Options columns={columns}>
        {options.map((option) => (
          <Option key={option.value}>
            <Radio
              type="radio"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              aria-labelledby={option.hint ? `${id}-${option.value}-label` : undefined}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => onValueChange(option.value)}
            />
            <Frame />
            <Words>
              <span id={option.hint ? `${id}-${option.value}-label` : undefined}>{option.label}</span>
              {option.hint ? <Quiet id={`${id}-${option.value}-hint`}>{option.hint}</Quiet> : null}
            </Words>
          </Option>
        ))}
      </Options>
      <FieldError id={id} error={error} />
    </Group>
  );
}
