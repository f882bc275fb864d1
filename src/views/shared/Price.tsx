import { priceWords } from '../../content/price.ts';
import { Amount, PriceBeside, PriceFrame, Reserved, Text, VisuallyHidden } from '../../design/index.ts';
import { Estimate, roomFor } from './Estimate.tsx';
import { inEuros } from './euros.ts';
import { InRegion } from './InRegion.tsx';

interface PriceProps {
  /** Whole euros. */
  readonly amount: number;
  readonly spoken?: string;
}

/** Other regions see an estimate before it, for which room is reserved (P5). */
export const Price = ({ amount, spoken = priceWords.charged }: PriceProps) => (
  <PriceFrame {...roomFor((estimated) => `${estimated(amount)} ${inEuros(amount)}`)}>
    <InRegion euros={<span>{inEuros(amount)}</span>}>
      {({ estimate }) => (
        <span>
          <Estimate>{estimate(amount)}</Estimate>
          <VisuallyHidden>, {spoken}</VisuallyHidden> <PriceBeside>{inEuros(amount)}</PriceBeside>
        </span>
      )}
    </InRegion>
  </PriceFrame>
);

/** A large price above its unit, such as “a month”. Beside an estimate, the euros are on the unit's line. */
export const PriceOverUnit = ({ amount, unit }: { readonly amount: number; readonly unit: string }) => {
  const room = roomFor((estimated) => estimated(amount));
  return (
    <InRegion
      euros={
        <div>
          <PriceFrame size="xl" {...room}>
            <Amount size="xl">{inEuros(amount)}</Amount>
          </PriceFrame>
          <Text tone="muted" balanced>
            <Reserved lines data-longest={`${inEuros(amount)} ${unit}`}>
              <span>{unit}</span>
            </Reserved>
          </Text>
        </div>
      }
    >
      {({ estimate }) => (
        <div>
          <PriceFrame size="xl" {...room}>
            <span>
              <Estimate size="xl">{estimate(amount)}</Estimate>
              <VisuallyHidden>, {priceWords.charged}</VisuallyHidden>
            </span>
          </PriceFrame>
          <Text tone="muted" balanced>
            {inEuros(amount)} {unit}
          </Text>
        </div>
      )}
    </InRegion>
  );
};
