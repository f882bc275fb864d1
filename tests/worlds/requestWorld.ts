import type { Answers, ServiceId } from '../../machines/requestWizard/requestWizardFields.ts';
import { noAnswers, type RequestDraft } from '../../machines/requestWizard/requestWizardRules.ts';
import { servicePageIds } from '../../src/configuration/services.ts';

/** What the request dialog's script controls of the outside world. */
export interface RequestWorld {
  /** Before the page loads, the tab has stored this draft, or none. */
  storeDraft(draft: RequestDraft | null): Promise<void>;
  /** Waits until the page is idle. In a browser, that is when it is hydrated and has loaded the dialog's code. */
  ready(): Promise<void>;
  /** Presses Get Started on the service's page, or the one in the top bar, which passes no service. */
  getStarted(service: ServiceId | null): Promise<void>;
  /** Before the script runs, the browser opens the dialog: the visitor has pressed the service's Get Started. */
  openWithoutScript(): Promise<void>;
  /** The visitor goes Back while the dialog is on the screen, and Forward again. */
  leavePage(): Promise<void>;
  /** The platform asks to close what is open (Back on Android). */
  requestClose(): Promise<void>;
  pressInToast(button: string): Promise<void>;
  /** The visitor returns from the contact form to the service's page. */
  comeBack(): Promise<void>;
  /** Responds to the pending request with this status, or drops the connection. */
  answer(how: number | 'drop'): Promise<void>;
}

/** The key under which the tab stores a draft. */
export const draftKey = 'draft.request';

/** A draft as it is stored, without the consent. */
export const serializeDraft = ({ step, answers }: RequestDraft): string =>
  JSON.stringify({ step, answers: { ...answers, agreedToPrivacy: undefined } });

/** The service on whose page the dialog is tested. That page has a Get Started in its main area. */
export const stageService = servicePageIds[0];
export const stagePath = `/services/${stageService}`;

/** What an inbox answers to a request that it has kept, and how the visitor sees it. */
const reference = '3f2a91c05d7e4b1290acd3f8e6517b24-1';
/** With the key of its order, where the site has orders. */
export const reply = { reference, order: { id: reference, key: 'q3Fz-0aB_8kLmN2pRsT5vw' } };
export const shortReference = '3f2a91c0-1';

/** An endpoint that refuses because of its limits says when to try again. */
export const pauseHeaders = (status: number): Record<string, string> =>
  status === 429 ? { 'Retry-After': '90' } : {};

/** A request that can be sent. */
export const completeAnswers: Answers = {
  ...noAnswers,
  service: stageService,
  name: 'Ada',
  email: 'ada@example.com',
  agreedToPrivacy: true,
};
