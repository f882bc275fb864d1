import { servicePageIds } from '../../src/configuration/services.ts';
import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { serviceDetailMachine } from './serviceDetailMachine.ts';

type Machine = typeof serviceDetailMachine;

const services: Readonly<Record<string, string>> = Object.fromEntries(
  [...servicePageIds, 'not-sure'].map((id) => [`#learn-${id}`, id]),
);
const serviceOf = (hash: string): string | null =>
  Object.hasOwn(services, hash) ? (services[hash] ?? null) : null;

export const serviceDetailStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches({ closed: 'quiet' }) && same(snapshot.context, { service: null }) && effects.length === 0;

export const serviceDetailLaws: Laws<Machine> = {
  'a card opens its service and sets its address': ({ before, input, after, effects }) => {
    const event = sent(input, 'service.open');
    if (!event || before.matches('open')) return true;
    const { service } = event;
    return (
      after.matches('open') &&
      after.context.service === service &&
      same(did(effects, 'replaceHash'), [{ service }])
    );
  },
  'while a service is open, a card opens no other': ({ before, input, after, effects }) =>
    !(before.matches('open') && sent(input, 'service.open')) ||
    (same(before.context, after.context) && after.matches('open') && effects.length === 0),
  'closing an open service, or going on to a request, clears the address': ({
    before,
    input,
    after,
    effects,
  }) =>
    !(sent(input, 'service.close') || sent(input, 'service.request')) ||
    (after.matches('closed') &&
      same(did(effects, 'replaceHash'), before.matches('open') ? [{ service: null }] : [])),
  'an address that names a service opens it and stays the same': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    const service = event ? serviceOf(event.hash) : null;
    return (
      service === null || (after.matches('open') && after.context.service === service && effects.length === 0)
    );
  },
  'the focus returns to the card whenever its details close': ({ before, after, effects }) =>
    same(
      did(effects, 'returnFocus'),
      before.matches('open') && after.matches('closed') ? [{ service: before.context.service }] : [],
    ),
  'an address that names an unknown service opens nothing and is cleared': ({
    before,
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'address.changed');
    if (!event || serviceOf(event.hash) !== null || !event.hash.startsWith('#learn-')) return true;
    return (
      after.matches('closed') &&
      same(did(effects, 'replaceHash'), before.matches('closed') ? [{ service: null }] : [])
    );
  },
  'any other address opens nothing and stays the same': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    return (
      !event ||
      event.hash.startsWith('#learn-') ||
      (after.matches('closed') && did(effects, 'replaceHash').length === 0)
    );
  },
  'a request opens once the details of its service are gone, and at no other time': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isDue = before.matches({ closed: 'requesting' }) && !!sent(input, 'details.closed');
    const requests = isDue ? [{ service: before.context.service }] : [];
    return same(did(effects, 'openRequest'), requests) && (!isDue || after.matches({ closed: 'quiet' }));
  },
  'only Get Started in the details starts a request, and opening details again cancels it': ({
    before,
    input,
    after,
  }) => {
    if (before.matches('open'))
      return after.matches({ closed: 'requesting' }) === !!sent(input, 'service.request');
    const isWaiting = before.matches({ closed: 'requesting' }) && !sent(input, 'details.closed');
    return after.matches('open') || after.matches({ closed: 'requesting' }) === isWaiting;
  },
  'that the details are gone matters only to a request': ({ before, input, refused }) =>
    !sent(input, 'details.closed') || before.matches({ closed: 'requesting' }) || refused,
  'the visitor still sees the last service while it fades': ({ before, after }) =>
    !(before.matches('open') && after.matches('closed')) || same(before.context, after.context),
  'an open dialog has a service': ({ after }) => !after.matches('open') || after.context.service !== null,
};
