import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskMachine } from '../../../machines/desk/deskMachine.ts';
import type { deskSessionMachine } from '../../../machines/deskSession/deskSessionMachine.ts';

export interface SessionProps {
  readonly state: SnapshotFrom<typeof deskSessionMachine>;
  readonly send: ActorRefFrom<typeof deskSessionMachine>['send'];
}

export interface DeskProps {
  readonly state: SnapshotFrom<typeof deskMachine>;
  readonly send: ActorRefFrom<typeof deskMachine>['send'];
}
