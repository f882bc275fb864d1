import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { requestWizardMachine } from '../../../machines/requestWizard/requestWizardMachine.ts';

export interface RequestStepProps {
  readonly state: SnapshotFrom<typeof requestWizardMachine>;
  readonly send: ActorRefFrom<typeof requestWizardMachine>['send'];
}

/** The words of any field. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** Labels by option. */
  readonly options?: Readonly<Record<string, string>>;
  readonly missing?: string;
  readonly invalid?: string;
}
