import { fromPromise } from 'xstate';
import type { TextFields } from '../../machines/contactSubmission/contactSubmissionFields.ts';
import { contactSubmissionMachine } from '../../machines/contactSubmission/contactSubmissionMachine.ts';
import {
  composeSubject,
  type Message,
  parseContactDraft,
} from '../../machines/contactSubmission/contactSubmissionRules.ts';
import type { Answers } from '../../machines/requestWizard/requestWizardFields.ts';
import { noAnswers, parseRequestDraft } from '../../machines/requestWizard/requestWizardRules.ts';
import { config } from '../config.ts';
import { newAttempt } from '../effects/attempt.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { forgetHandover, forgetSearch, readEntry } from '../effects/historyEntry.ts';
import { placeCaret } from '../effects/placeCaret.ts';
import { readPage } from '../effects/readPage.ts';
import { sendMessage } from '../effects/sendMessage.ts';
import { getTabItem, removeTabItem, setTabItem } from '../effects/tabStorage.ts';
import { storageKeys } from './storageKeys.ts';

const isFile = (attachment: unknown): attachment is File =>
  typeof File === 'function' && attachment instanceof File;

const fieldsOf = ({ fields: { consent: _consent, ...text }, attachment }: Message, gotcha: string) => ({
  ...text,
  _subject: composeSubject(text),
  _replyto: text.email,
  page_url: readPage().url,
  ...(gotcha === '' ? {} : { _gotcha: gotcha }),
  ...(isFile(attachment) ? { attachment } : {}),
});

/** `redirect` gets what the endpoint answered. `handOver` opens the request dialog with what was typed. */
export const contactSubmission = (
  redirect: (reply: object) => void,
  handOver: (fields: TextFields) => void,
  readGotcha: () => string,
) => {
  const attempt = newAttempt();
  return contactSubmissionMachine.provide({
    actors: {
      sendMessage: fromPromise<object, Message>(({ input, signal }) =>
        sendMessage(config.formEndpoint, fieldsOf(input, readGotcha()), { attempt, signal }),
      ),
    },
    actions: {
      saveDraft: (_, { draft }) =>
        draft === null ? removeTabItem(storageKeys.contact) : setTabItem(storageKeys.contact, draft),
      dropDraft: () => removeTabItem(storageKeys.contact),
      focusField: (_, { field }) =>
        void (field === null ? undefined : focusFieldWhenRendered(`contact-${field}`)),
      focusSummary: () => void focusFieldWhenRendered('contact-summary'),
      placeCaret: (_, caret) => placeCaret('contact-message', caret),
      handOver: (_, { fields }) => handOver(fields),
      redirect: (_, { reply }) => redirect(reply),
    },
  });
};

export const contactSubmissionInput = () => ({ attachmentLimit: config.attachmentLimit });

export const contactStart = () => {
  const { handover } = readEntry();
  const draft = parseContactDraft(getTabItem(storageKeys.contact));
  return { ...draft, ...(typeof handover === 'string' && !draft?.subject ? { subject: handover } : {}) };
};

/** The request dialog's answers, from the history or the address. Returned once, also over a reload. */
export const takeAnswers = (): Answers | null => {
  const draft = parseRequestDraft(readEntry().handover);
  if (draft) forgetHandover();
  return draft?.answers ?? takeAddressAnswers();
};

const takeAddressAnswers = (): Answers | null => {
  const sent = new URLSearchParams(readPage().search);
  if (!sent.has('description')) return null;
  const draft = parseRequestDraft({ step: 1, answers: { ...noAnswers, ...Object.fromEntries(sent) } });
  forgetSearch();
  return draft?.answers ?? null;
};
