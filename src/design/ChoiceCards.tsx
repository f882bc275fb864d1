import { Frame, Radio } from './ChoiceGroup.tsx';
import { hairlines, styled } from './stitches.ts';
import { Amount, Label } from './Text.tsx';
import { useIsHydrating } from './useIsHydrating.ts';

const Cards = styled('fieldset', {
  display: 'grid',
  ...hairlines,
  minWidth: 0,
  margin: 0,
  padding: '1px',
  border: 0,
  '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(5,minmax(0,1fr))' },
});
const Choice = styled('label', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto auto',
  columnGap: '12px',
  alignItems: 'baseline',
  minHeight: '44px',
  padding: '10px 12px',
  background: '$sheet',
  '@sm': { paddingInline: '16px' },
  '@lg': { gridTemplateColumns: 'auto minmax(0,1fr) auto', gap: '8px', paddingBlock: '16px' },
  // Above its neighbours, which would cover the handle.
  '&:has(:checked),&:focus-within': { zIndex: 1 },
  '&:has(:enabled)': { cursor: 'pointer', '@hover': { '&:hover': { background: '$tint' } } },
});
const Control = styled(Radio, { alignSelf: 'center', marginBlock: 0, '&:disabled': { opacity: 0.6 } });
const Name = styled('span', { fontWeight: 600, lineHeight: 1.3, '@lg': { gridColumn: '2 / -1' } });
const Mark = styled(Label, {
  '@lg': { gridColumn: 2 },
  // Read aloud all the same.
  variants: { isRepeated: { true: { visibility: 'hidden' } } },
});

interface ChoiceCardsProps<Value extends string> {
  /** An option's control has the id `${id}-${value}`. */
  id: string;
  labelledBy: string;
  options: readonly { value: Value; label: string; mark: string; figure: string }[];
  value: NoInfer<Value>;
  onValueChange: (value: NoInfer<Value>) => void;
}

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { id, labelledBy, options, value, onValueChange } = props;
  return (
    <Cards role="radiogroup" aria-labelledby={labelledBy} disabled={useIsHydrating()}>
      {options.map((option) => {
        const control = `${id}-${option.value}`;
        return (
          <Choice key={option.value}>
            <Control
              type="radio"
              id={control}
              name={id}
              value={option.value}
              checked={option.value === value}
              // Otherwise the browser restores an old choice.
              autoComplete="off"
              aria-labelledby={`${control}-label`}
              aria-describedby={`${control}-mark`}
              onChange={() => onValueChange(option.value)}
            />
            <Frame />
            <Name id={`${control}-label`}>{option.label}</Name>
            <Mark as="span" id={`${control}-mark`} isRepeated={option.mark === option.figure}>
              {option.mark}
            </Mark>
            <Amount size="lg">{option.figure}</Amount>
          </Choice>
        );
      })}
    </Cards>
  );
}
