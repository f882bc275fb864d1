/** What the request dialog hands over to the contact form is there once. */
import { afterEach, describe, expect, it } from 'vitest';
import { noAnswers } from '../../machines/requestWizard/requestWizardRules.ts';
import { takeAnswers } from '../../src/wiring/contactSubmission.ts';

const answers = { ...noAnswers, service: 'not-sure', description: 'Two\nlines', name: 'Ada' } as const;

afterEach(() => history.replaceState(null, '', '/'));

describe('answers that are handed over', () => {
  it('in the history are taken once, also over a reload, and the rest of the entry stays', () => {
    history.replaceState({ scroll: 40, handover: { step: 3, answers } }, '', '/contact');
    expect(takeAnswers()).toEqual(answers);
    // What the browser keeps over a reload.
    expect(history.state).toEqual({ scroll: 40 });
    expect(takeAnswers()).toBeNull();
  });

  it('in the address are taken once, and the address is the page’s own again', () => {
    history.replaceState({ scroll: 40 }, '', '/contact?service=not-sure&description=Two%0D%0Alines#form');
    expect(takeAnswers()).toMatchObject({ service: 'not-sure', description: 'Two\r\nlines' });
    expect(location.pathname + location.search + location.hash).toBe('/contact#form');
    expect(history.state).toEqual({ scroll: 40 });
    expect(takeAnswers()).toBeNull();
  });

  it.each([
    ['a subject, which stays for the form', 'Sales', ''],
    ['junk', { step: 3, answers: { ...answers, budget: 7 } }, ''],
    ['nothing, at an address with a campaign', undefined, '?utm_source=news'],
  ])('are none if there is %s', (_, handover, search) => {
    const entry = handover === undefined ? {} : { handover };
    history.replaceState(entry, '', `/contact${search}`);
    expect(takeAnswers()).toBeNull();
    expect(history.state).toEqual(entry);
    expect(location.search).toBe(search);
  });
});
