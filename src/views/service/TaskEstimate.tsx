import { useState } from 'react';
import { timeframeFor } from '../../../machines/requestWizard/timeframeRules.ts';
import { estimateTable } from '../../configuration/estimates.ts';
import type { ServicePageId } from '../../configuration/services.ts';
import { serviceEstimates, estimateWords as words } from '../../content/estimate.ts';
import { Columns, Heading, NeedsScript, SheetTable, Stack, Text } from '../../design/index.ts';
import { useRequestWizard } from '../../hooks/actors.ts';
import { useWired } from '../../hooks/useWired.ts';
import { estimate, estimateInput } from '../../wiring/estimate.ts';
import { requestTask } from '../../wiring/requestTask.ts';
import { PricedText } from '../shared/PricedText.tsx';
import { EstimateQuestions } from './EstimateQuestions.tsx';
import { EstimateResult } from './EstimateResult.tsx';
import { exampleOf, requestOf } from './estimateSentences.ts';

interface TaskEstimateProps {
  readonly service: ServicePageId;
}

/** Questions about the visitor's task with the price and the time that follow, above the same for examples (P10). */
export const TaskEstimate = ({ service }: TaskEstimateProps) => {
  const wizard = useRequestWizard();
  const [table] = useState(() => estimateTable(service));
  const [machine] = useState(() =>
    estimate((task) =>
      requestTask(wizard, {
        service,
        description: requestOf(service, task),
        timeframe: timeframeFor(task.today, task.neededBy),
      }),
    ),
  );
  const [state, send] = useWired(machine, { input: estimateInput(table) });
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading as="h2">{words.heading}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      <NeedsScript>
        <Columns ratio="wide">
          <EstimateQuestions service={service} state={state} send={send} />
          <EstimateResult service={service} state={state} send={send} />
        </Columns>
      </NeedsScript>
      <Examples service={service} />
    </Stack>
  );
};

const Examples = ({ service }: TaskEstimateProps) => {
  const table = estimateTable(service);
  const { task, price, time } = words.columns;
  return (
    <SheetTable
      caption={words.examples}
      columns={[{ label: task }, { label: price, figure: true }, { label: time, figure: true }]}
      rows={serviceEstimates[service].examples.map((example) => {
        const { amounts, days } = exampleOf(table, example.answers);
        return {
          key: example.task,
          cells: [example.task, <PricedText key="price" text={words.range} amounts={amounts} />, days],
        };
      })}
    />
  );
};
