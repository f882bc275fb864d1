import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { requestWizardMachine } from '../../../machines/requestWizard/requestWizardMachine.ts';

export interface RequestStepProps {
  readonly state: SnapshotFrom<typeof requestWizardMachine>;
  readonly send: ActorRefFrom<typeof requestWizardMachine>['send'];
}

export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly missing?: string;
  readonly invalid?: string;
}
