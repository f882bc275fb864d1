import { Fragment } from 'react';
import { Reserved } from '../../design/index.ts';
import { Estimate, roomFor } from './Estimate.tsx';
import { inEuros } from './euros.ts';
import { InRegion } from './InRegion.tsx';
import { fill } from './words.ts';

interface PricedTextProps {
  readonly text: string;
  readonly amounts: Readonly<Record<string, number>>;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Prices in other regions as “or ≈ US$352 (€300) a year”. Reserves the lines of the longest estimates. */
export const PricedText = ({ text, amounts, values = {} }: PricedTextProps) => {
  const words = fill(text, values);
  const written = (write: (amount: number) => string) =>
    fill(words, Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, write(amount)])));
  return (
    <Reserved
      lines
      {...roomFor((estimated) => written((amount) => `${estimated(amount)} (${inEuros(amount)})`))}
    >
      <InRegion euros={<span>{written(inEuros)}</span>}>
        {({ estimate }) => (
          <span>
            {words.split(/\{(\w+)\}/).map((part) => {
              const amount = amounts[part];
              if (amount === undefined) return <Fragment key={part}>{part}</Fragment>;
              return (
                <Fragment key={part}>
                  <Estimate>{estimate(amount)}</Estimate> ({inEuros(amount)})
                </Fragment>
              );
            })}
          </span>
        )}
      </InRegion>
    </Reserved>
  );
};
