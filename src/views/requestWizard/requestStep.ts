import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { requestWizardMachine } from '../../../machines/requestWizard/requestWizardMachine.ts';

export interface RequestStepProps {
  readonly state: SnapshotFrom<typeof requestWizardMachine>;
  readonly send: ActorRefFrom<typeof requestWizardMachine>['send'];
}

/** Labels by value, as the options of a choice group. */
export const choices = <Id extends string>(
  labels: Readonly<Record<Id, string>>,
): { value: Id; label: string }[] =>
  (Object.entries(labels) as [Id, string][]).map(([value, label]) => ({ value, label }));
