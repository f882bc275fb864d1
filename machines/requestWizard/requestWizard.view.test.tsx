import '../../tests/worlds/liveSite.ts';
import { act, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ui } from '../../tests/paths/index.ts';
import { domUi, viewSuite } from '../../tests/paths/view.ts';
import { loadRequest, Stage, World } from '../../tests/worlds/requestStage.tsx';
import { draftKey, stagePath } from '../../tests/worlds/requestWorld.ts';
import { firstService, firstServiceName, lastService } from '../../tests/worlds/services.ts';
import { requestWizardModel } from './requestWizard.model.ts';
import { labels, requestWizardScript } from './requestWizard.script.ts';
import { noAnswers } from './requestWizardRules.ts';

beforeAll(loadRequest);

viewSuite({
  name: 'requestWizard',
  model: requestWizardModel,
  script: requestWizardScript,
  world: () => new World(),
  requests: (world) => world.requests,
  render: ({ inspect, world }) => <Stage inspect={inspect} world={world} />,
});

/** The open dialog: its other texts are not part of a screen. */
const dialog = () => document.querySelector<HTMLElement>('dialog[open] > div')!;
const textsOf = (selector: string) =>
  [...dialog().querySelectorAll(selector)].map((element) => element.textContent?.replace(/\s+/g, ' ').trim());
const review = () => {
  const terms = textsOf('dt');
  return [...dialog().querySelectorAll('dt')].map((term, i) => [
    terms[i],
    term.nextElementSibling?.textContent,
  ]);
};
const storedDraft = (): unknown => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');

describe('requestWizard: stories on the view', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.setSystemTime(new Date('2025-03-01T09:30:00.000Z'));
  });
  afterEach(() => void vi.useRealTimers());

  const begin = async (): Promise<Ui<World>> => {
    const world = new World();
    const ui = domUi(world);
    render(<Stage world={world} />);
    return ui;
  };
  const toStep2 = async () => {
    const ui = await begin();
    await ui.world.getStarted(firstService);
    await ui.press('Next');
    return ui;
  };
  const toStep3 = async () => {
    const ui = await toStep2();
    await ui.fill(labels.name, 'Ada');
    await ui.fill(labels.email, 'ada@example.com');
    await ui.check(labels.agreedToPrivacy, true);
    await ui.press('Next');
    return ui;
  };
  const toasts = async (ui: Ui<World>) => (await ui.readScreen()).toasts;
  const focus = async (ui: Ui<World>) => (await ui.readScreen()).focus;

  it('takes over what was chosen and typed before the script ran, beside the answers of a draft', async () => {
    const ui = await begin();
    await ui.world.storeDraft({
      step: 2,
      answers: { ...noAnswers, service: lastService, budget: 'over-5000' },
    });
    await act(async () =>
      ui.world.page.load(() => {
        const early = document.querySelector<HTMLDialogElement>('#request');
        early?.showModal();
        early?.querySelector<HTMLInputElement>(`input[value=${firstService}]`)?.click();
        const text = early?.querySelector('textarea');
        if (text) text.value = 'Typed early';
      }),
    );
    const { dialog, choices, fields } = await ui.readScreen('main');
    expect(dialog).toBe('What can we take off your desk?');
    expect(choices[labels.service]).toBe(firstServiceName);
    expect(choices[labels.budget]).toBe('Over €5,000');
    expect(fields[labels.description]?.value).toBe('Typed early');
    expect(storedDraft()).toMatchObject({
      step: 1,
      answers: { service: firstService, description: 'Typed early' },
    });
  });

  it('leads from each change link to the step of its answer', async () => {
    const ui = await toStep3();
    const steps = ['What is it about?', 'When do you need it?', 'Your budget', 'Service'];
    for (const term of [...steps, 'Name', 'Email', 'Company', 'Privacy Policy']) {
      await ui.press(`Change ${term}`);
      const isTask = steps.includes(term);
      expect((await ui.readScreen()).dialog, term).toBe(
        isTask ? 'What can we take off your desk?' : 'How can we reach you?',
      );
      if (isTask) await ui.press('Next');
      await ui.press('Next');
    }
  });

  it.each(['drop', 500, 30_000] as const)(
    'keeps every answer after a failure (%s) and reports it',
    async (how) => {
      const ui = await toStep3();
      const before = review();
      await ui.press('Submit Request');
      expect(textsOf('dd button')).toEqual([]);
      if (how === 30_000) await ui.elapse(how);
      else await ui.world.answer(how);
      expect(await toasts(ui)).toEqual([
        'Something went wrong Please try again or contact us directly. Contact us',
      ]);
      expect(dialog().textContent).toContain(
        'Something went wrongPlease try again or contact us directly. Contact us',
      );
      expect((await ui.readScreen()).buttons['Contact us']).toBe(true);
      expect(review()).toEqual(before);
      expect(await focus(ui)).toBe('Submit Request');
      await ui.press('Submit Request');
      expect(dialog().textContent).not.toContain('Something went wrong');
      await ui.world.answer(200);
      await ui.elapse(1_000);
      // The timestamp is the only difference, so the inbox can tell that it is the same request.
      const contents = ui.world.requests.drain().map(({ body }) => {
        const { timestamp: _, ...content } = body as { timestamp: string };
        return content;
      });
      expect(contents).toHaveLength(2);
      expect(contents[1]).toEqual(contents[0]);
      expect((await ui.readScreen()).dialog).toBe('Success!');
    },
  );

  it('posts and logs a request once, and reports the success in the dialog and a toast', async () => {
    const ui = await toStep3();
    await ui.press('Submit Request');
    await ui.press('Submitting...');
    const payload = {
      ...noAnswers,
      service: firstService,
      name: 'Ada',
      email: 'ada@example.com',
      agreedToPrivacy: true,
      page_path: stagePath,
      timestamp: '2025-03-01T09:30:00.000Z',
      utm_source: '',
      utm_medium: '',
      utm_campaign: '',
    };
    expect(ui.world.requests.drain().map(({ address, method, body }) => [address, method, body])).toEqual([
      ['/api/request', 'POST', payload],
    ]);
    expect(ui.world.logged).toEqual([['Request submitted', payload]]);
    await ui.world.answer(200);
    await ui.elapse(1_000);
    expect(await toasts(ui)).toEqual([
      "Successfully submitted! We'll get back to you within 1 business day.",
    ]);
    expect(textsOf('h2, p')).toEqual([
      'Success!',
      "Thanks—you're on the list!",
      "We'll get back to you within 1 business day.",
      'You get an offer with a person, a price and a date, or a question about what’s missing. We write to ada@example.com.',
      'Wrong address? Change it and send again: we answer the later one. Change Email',
      'Your number, if you write to us about it: 3f2a91c0-1',
      'Keep this link, for example as a bookmark: we don’t email it. Whoever has it can read and answer for you.',
      'A sample link: it leads to a reserved address where nothing is published.',
    ]);
    expect(await focus(ui)).toBe('Success!');
    const [follows, booking] = dialog().querySelectorAll('a');
    expect(follows?.getAttribute('href')).toMatch(
      /^\/request\/3f2a91c05d7e4b1290acd3f8e6517b24-1#[\w-]{22}$/,
    );
    expect(booking?.textContent).toBe('Book a call (opens in a new tab)');
    expect(booking?.getAttribute('href')).toBe('https://booking.example/deskhand');
    expect([booking?.target, booking?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    await ui.press('Done');
    expect((await ui.readScreen()).dialog).toBeNull();
  });

  it('reports an opening and a success to analytics once each, even if a listener throws', async () => {
    const reported: unknown[] = [];
    const listener = ({ type, detail }: Event & { detail?: unknown }) => reported.push([type, detail]);
    const pushed: unknown[] = [];
    const sink = Object.assign([], {
      push: (event: unknown) => {
        pushed.push(event);
        throw new Error('sink');
      },
    });
    vi.stubGlobal('dataLayer', sink);
    for (const name of ['get_started_opened', 'get_started_submitted']) addEventListener(name, listener);
    const ui = await toStep3();
    await ui.press('Submit Request');
    await ui.world.answer('drop');
    await ui.press('Submit Request');
    await ui.world.answer(200);
    await ui.elapse(1_000);
    for (const name of ['get_started_opened', 'get_started_submitted']) removeEventListener(name, listener);
    expect(reported).toEqual([
      ['get_started_opened', { page_path: stagePath }],
      ['get_started_submitted', { selected_service: firstService }],
    ]);
    expect(pushed).toEqual([
      { event: 'get_started_opened', page_path: stagePath },
      { event: 'get_started_submitted', selected_service: firstService },
    ]);
  });
});
