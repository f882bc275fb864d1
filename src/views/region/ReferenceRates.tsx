import { rates } from '../../configuration/rates.ts';
import { regions } from '../../configuration/regions.ts';
import { regionStatic } from '../../content/region.ts';
import { Columns, Heading, SheetTable, Stack, Text } from '../../design/index.ts';
import { estimate } from '../shared/estimate.ts';
import { fill } from '../shared/words.ts';

/** The language and time zone are fixed, so that the server and every browser agree. */
const writtenDate = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Four decimals, as rates are quoted. None for a whole number. */
const writtenRate = (rate: number) => (Number.isInteger(rate) ? String(rate) : rate.toFixed(4));

/** The dated table of reference rates (decision P2), with one price in each currency. */
export const ReferenceRates = () => {
  const { heading, text, caption, columns, examplePrice } = regionStatic.rates;
  const date = writtenDate(rates.date);
  return (
    <Columns ratio="narrow">
      <Stack gap={3}>
        <Heading as="h2">{heading}</Heading>
        <Text>{fill(text, { date })}</Text>
      </Stack>
      <SheetTable
        caption={fill(caption, { date })}
        columns={[
          { label: columns.currency },
          { label: columns.rate, figure: true },
          { label: fill(columns.example, { n: examplePrice }), figure: true },
        ]}
        rows={regions.slice(1).map((each) => ({
          key: each.currency,
          cells: [
            `${each.currency}, ${each.name}`,
            writtenRate(rates.perEuro[each.currency]),
            estimate(each, examplePrice),
          ],
        }))}
      />
    </Columns>
  );
};
