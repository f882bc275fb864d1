import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { serviceLabels } from '../../src/content/serviceLabels.ts';
import { useNavigation } from '../../src/shell/useShell.ts';
import ContactPage from '../../src/views/contact/ContactPage.tsx';
import { HeldRequests } from '../../tests/paths/index.ts';
import { domUi, viewSuite } from '../../tests/paths/view.ts';
import type { ContactWorld } from '../../tests/worlds/contactWorld.ts';
import { emulateFileFieldValues } from '../../tests/worlds/fileFields.ts';
import { pauseHeaders } from '../../tests/worlds/requestWorld.ts';
import { noAnswers } from '../requestWizard/requestWizardRules.ts';
import { completeText, contactModel } from './contactSubmission.model.ts';
import { contactScript, labels } from './contactSubmission.script.ts';

/** Holds each POST until the script answers it. `remount` shows the page again, as after a return. */
class World implements ContactWorld {
  readonly requests = new HeldRequests();
  remount = () => {};
  /** Shows the same page again, as a link to it does. */
  arrive = () => {};

  constructor() {
    sessionStorage.clear();
    history.replaceState({}, '', '/contact');
    vi.stubGlobal('fetch', this.requests.fetch);
  }

  answer: ContactWorld['answer'] = async (how) =>
    this.requests.answer(
      how === 'drop'
        ? new TypeError('network')
        : new Response(null, { status: how, headers: pauseHeaders(how) }),
    );

  fillHoneypot: ContactWorld['fillHoneypot'] = async (text) => {
    const field = document.querySelector<HTMLInputElement>('input[name=_gotcha]');
    if (!field) throw new Error('there is no honeypot');
    field.value = text;
  };

  handOver: ContactWorld['handOver'] = async ({ subject, message, ...texts }) => {
    const service = Object.entries(serviceLabels).find(([, label]) => label === subject)?.[0];
    const answers = { ...noAnswers, ...texts, service, description: message };
    history.replaceState({ handover: { step: 3, answers } }, '');
    this.arrive();
  };

  // Only the page is rendered.
  setRequestAside: ContactWorld['setRequestAside'] = async () => {};

  comeBack: ContactWorld['comeBack'] = async (fields) => {
    if ('message' in fields) sessionStorage.setItem('draft.contact', JSON.stringify(fields));
    // A link may hand over another subject than the draft's, which stays.
    history.replaceState({ handover: 'message' in fields ? 'Another subject' : fields.subject }, '');
    this.remount();
  };
}

emulateFileFieldValues();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Arrivals = ({ world }: { world: World }) => {
  const navigation = useNavigation();
  world.arrive = () => {
    const address = { path: '/contact', search: '', hash: '' };
    navigation.send({ type: 'history.traversed', address, scroll: 0, isReloaded: false });
  };
  return null;
};

const Stage = ({ world, inspect }: { world: World; inspect: (event: InspectionEvent) => void }) => {
  const [visit, setVisit] = useState(0);
  world.remount = () => setVisit((n) => n + 1);
  return (
    <AppActorsProvider address={{ path: '/contact', search: '', hash: '' }} inspect={inspect}>
      <Arrivals world={world} />
      <ContactPage key={visit} />
    </AppActorsProvider>
  );
};

/** Replaces a chosen file by its name and size, as the model has them. */
const withPlainFile = (event: InspectionEvent): InspectionEvent => {
  if (event.type !== '@xstate.event' || event.event.type !== 'attachment.chosen') return event;
  const { name, size } = event.event.attachment as File;
  return { ...event, event: { ...event.event, attachment: { name, size } } };
};

viewSuite({
  name: 'contactSubmission',
  model: contactModel,
  script: contactScript,
  world: () => new World(),
  requests: (world) => world.requests,
  render: ({ inspect, world }) => <Stage world={world} inspect={(event) => inspect(withPlainFile(event))} />,
});

it('never announces what was missing of a message that has been replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const world = new World();
  const ui = domUi(world);
  render(<Stage world={world} inspect={() => {}} />);
  const announced = () => document.querySelector('#contact-message-note ~ [role=status]')?.textContent;
  await ui.fill(labels.message, ' ');
  await ui.elapse(1_000);
  expect(announced()).toBe('499 more characters needed');
  await ui.world.handOver(completeText);
  await ui.elapse(1_000);
  expect(announced()).toBe('');
});
