import { type EstimateContext, estimateMachine } from '../../machines/estimate/estimateMachine.ts';
import { smallestTask } from '../../machines/estimate/estimateRules.ts';
import type { EstimateTable } from '../configuration/estimateTable.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { readToday } from '../effects/readToday.ts';

export const estimateField = (question: string): string => `estimate-${question}`;

export const estimate = (openRequest: (task: EstimateContext) => void) =>
  estimateMachine.provide({
    actions: {
      focusAnswer: (_, { question }) =>
        void (question === null ? undefined : focusFieldWhenRendered(estimateField(question))),
      openRequest: (_, task) => openRequest(task),
    },
  });

export const estimateInput = (table: EstimateTable) => ({
  table,
  answers: smallestTask(table),
  today: readToday(),
});
