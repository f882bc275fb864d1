import { estimateOf, largestSaving } from '../../../machines/estimate/estimateRules.ts';
import { estimateWords as words } from '../../content/estimate.ts';
import { Button, Card, Heading, Stack, Text } from '../../design/index.ts';
import { dayInWords } from '../shared/dates.ts';
import { workingDays } from '../shared/PriceAndTime.tsx';
import { PricedText } from '../shared/PricedText.tsx';
import { fill } from '../shared/words.ts';
import type { EstimatePartProps } from './EstimateQuestions.tsx';
import { answerInWords } from './estimateSentences.ts';

export const EstimateResult = (props: EstimatePartProps) => (
  <Card selected>
    <Stack gap={3}>
      <div role="status">
        {props.state.hasTag('estimated') ? <Estimated {...props} /> : <p>{words.missing}</p>}
      </div>
      <Text size="sm" tone="muted">
        {words.note}
      </Text>
      <div>
        <Button
          variant="primary"
          aria-haspopup="dialog"
          aria-disabled={props.state.matches('incomplete') || undefined}
          onClick={() => props.send({ type: 'request.open' })}
        >
          {words.request}
        </Button>
      </div>
    </Stack>
  </Card>
);

const Estimated = ({ service, state }: EstimatePartProps) => {
  const { table, answers, neededBy, today } = state.context;
  const isHurried = !state.matches('unhurried');
  const { low, high, ...time } = estimateOf(table, answers, today, isHurried);
  const saving = largestSaving(table, answers, today, isHurried);
  const days = { usual: workingDays(time.usualDays), earliest: workingDays(time.earliestDays) };
  const dates = {
    needed: neededBy === '' ? '' : dayInWords(neededBy),
    usual: dayInWords(time.usual),
    earliest: dayInWords(time.earliest),
  };
  const advice = state.matches('tooSoon') && saving && saving.earliest < time.earliest ? 'sooner' : 'cheaper';
  return (
    <Stack gap={2}>
      <Heading as="h3">
        <PricedText text={words.range} amounts={{ low, high }} />
      </Heading>
      <p>{fill(words.days, days)}</p>
      {neededBy === '' ? null : (
        <p>
          {fill(state.matches('tooSoon') ? words.tooSoon : isHurried ? words.rushed : words.inTime, dates)}
        </p>
      )}
      {saving ? (
        <p>
          <PricedText
            text={words[advice]}
            amounts={{ low: saving.low }}
            values={{
              change: answerInWords(service, saving.question, saving.answer),
              earliest: dayInWords(saving.earliest),
            }}
          />
        </p>
      ) : null}
    </Stack>
  );
};
