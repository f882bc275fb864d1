import { plans } from '../../configuration/plans.ts';
import { faq } from '../../content/faq.ts';
import { Heading, Stack, Summary } from '../../design/index.ts';
import { fill } from '../shared/words.ts';

export const PlanFees = () => (
  <Stack gap={2}>
    <Heading as="h3" size="sm">
      {faq.fees.heading}
    </Heading>
    <Summary rows={plans.map(({ name, fee }) => ({ term: name, value: fill(faq.fees.unit, { fee }) }))} />
  </Stack>
);
