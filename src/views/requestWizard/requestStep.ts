import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { requestWizardMachine } from '../../../machines/requestWizard/requestWizardMachine.ts';

/** What each part of the request dialog is given: what the machine says, and a way to answer. */
export interface RequestStepProps {
  readonly state: SnapshotFrom<typeof requestWizardMachine>;
  readonly send: ActorRefFrom<typeof requestWizardMachine>['send'];
}

/** Label and value pairs as the choices of a group. */
export const choices = <Id extends string>(
  labels: Readonly<Record<Id, string>>,
): { value: Id; label: string }[] =>
  (Object.entries(labels) as [Id, string][]).map(([value, label]) => ({ value, label }));
