import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { requestDialogMachine } from './requestDialogMachine.ts';

type Machine = typeof requestDialogMachine;
type Snapshot = ObservedStep<Machine>['before'];

const isDormant = (snapshot: Snapshot): boolean =>
  snapshot.matches({ native: 'dormant' }) || snapshot.matches({ native: 'failed' });

export const requestDialogStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches({ native: 'dormant' }) && same(effects, []);

export const requestDialogLaws: Laws<Machine> = {
  'the code is loaded when the dialog is opened, once, and again at the next opening after a failure': ({
    before,
    input,
    after,
    effects,
  }) => {
    const begins = isDormant(before) && !!sent(input, 'wizard.opened');
    return (
      did(effects, 'start loadCode').length === (begins ? 1 : 0) &&
      (!begins || after.matches({ native: 'loading' }))
    );
  },
  'React takes over as soon as the code is there, and not before': ({ input, after, effects }) => {
    const isLoaded = settled(input, 'loadCode', 'loads');
    return (
      did(effects, 'reveal').length === (isLoaded ? 1 : 0) &&
      (!isLoaded || after.matches({ native: 'ready' }))
    );
  },
  'without its code, a dialog on the screen stays, and its form is the browser’s own': ({
    input,
    after,
    effects,
  }) => {
    const isLeft = settled(input, 'loadCode', 'isMissingInSight');
    return (
      did(effects, 'leaveFormToBrowser').length === (isLeft ? 1 : 0) &&
      (!isLeft || after.matches({ native: 'failed' }))
    );
  },
  'without code and dialog, who still waits for it is led to the contact form': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isMissing = settled(input, 'loadCode', 'isMissing');
    const isLed = isMissing && before.matches({ native: { loading: 'awaited' } });
    return (
      did(effects, 'leadToContact').length === (isLed ? 1 : 0) &&
      (!isMissing || after.matches({ native: 'failed' }))
    );
  },
  'a load is awaited from the opening of the dialog until it is closed': ({ before, input, after }) => {
    if (!after.matches({ native: 'loading' })) return true;
    const isAwaited = sent(input, 'wizard.opened')
      ? true
      : sent(input, 'wizard.closed')
        ? false
        : before.matches({ native: { loading: 'awaited' } });
    return after.matches({ native: { loading: 'awaited' } }) === isAwaited;
  },
  'a dialog that React has not taken over is closed with its wizard, and no other': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isUnknown =
      before.matches({ native: 'dormant' }) || before.matches({ native: { loading: 'abandoned' } });
    const isLeft = before.matches('native') && !isUnknown && !!sent(input, 'wizard.closed');
    return (
      did(effects, 'closeNativeDialog').length === (isLeft ? 1 : 0) &&
      (!isLeft || before.matches({ native: { loading: 'awaited' } }) || same(after.value, before.value))
    );
  },
  'the hydrated dialog takes over its form, once and for good': ({ before, input, after, effects }) => {
    const isTaken = before.matches('native') && !!sent(input, 'dialog.hydrated');
    return (
      did(effects, 'takeOverForm').length === (isTaken ? 1 : 0) &&
      after.matches('hydrated') === (isTaken || before.matches('hydrated'))
    );
  },
};
