import { control, describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { styled } from './stitches.ts';

const Select = styled('select', {
  ...control,
  cursor: 'pointer',
  // Browsers call every select read-only.
  '&:read-only': { background: '$sheet' },
});

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string }[];
}

/** One of many, where radio buttons would take too much room. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { id, label, requiredMark, optionalMark, hint, error, value, onValueChange, options } = props;
  const field = { id, label, requiredMark, optionalMark, hint, error };
  return (
    <FieldFrame field={field}>
      <Select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        onChange={(event) => onValueChange(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
