import type { RequestDraft, ServiceId } from '../../machines/requestWizard/requestWizardRules.ts';

/** What the request dialog's script controls of the outside world. */
export interface RequestWorld {
  /** This tab has kept a draft, or none, from before the page was loaded. */
  keep(draft: RequestDraft | null): Promise<void>;
  /** Waits until the page is at rest: in a browser, until it is hydrated and has fetched the dialog's code. */
  ready(): Promise<void>;
  /** Presses the Get Started of that service's page, or the one in the top bar, which brings no service. */
  getStarted(service: ServiceId | null): Promise<void>;
  /** Answers the one request that is under way, with that status or by dropping the connection. */
  answer(how: number | 'drop'): Promise<void>;
}

/** Under which the tab keeps a draft. */
export const draftKey = 'deskhand.request';

/** A draft as it is kept: without the consent. */
export const keptForm = ({ step, answers }: RequestDraft): string =>
  JSON.stringify({ step, answers: { ...answers, agreedToPrivacy: undefined } });

/** The service whose page the dialog is looked at on: its Get Started stands in the main area. */
export const stageService = 'content-editing';
export const stagePath = `/services/${stageService}`;
