import { getInitialSnapshot, type SnapshotFrom } from 'xstate';
import type { Answers } from '../../machines/requestWizard/requestWizardFields.ts';
import { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import { type Notice, parseRequestDraft } from '../../machines/requestWizard/requestWizardRules.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { placeCaret } from '../effects/placeCaret.ts';
import { readPage } from '../effects/readPage.ts';
import { getTabItem, removeTabItem, setTabItem } from '../effects/tabStorage.ts';
import { trackEvent } from '../effects/trackEvent.ts';
import { requestSubmission } from './requestSubmission.ts';
import { storageKeys } from './storageKeys.ts';

export const requestWizard = (notify: (notice: Notice) => void, handOver: (answers: Answers) => void) =>
  requestWizardMachine.provide({
    actors: { requestSubmission: requestSubmission() },
    actions: {
      saveDraft: (_, { draft }) => setTabItem(storageKeys.request, draft),
      dropDraft: () => removeTabItem(storageKeys.request),
      handOver: (_, { answers }) => handOver(answers),
      notify: (_, { notice }) => notify(notice),
      focusField: (_, { field }) =>
        void (field === null ? undefined : focusFieldWhenRendered(`request-${field}`)),
      placeCaret: (_, caret) => placeCaret('request-description', caret),
      reportOpened: () => trackEvent('get_started_opened', { page_path: readPage().path }),
      reportSubmitted: (_, { service }) => trackEvent('get_started_submitted', { selected_service: service }),
    },
  });

export const requestWizardInput = () => ({ draft: parseRequestDraft(getTabItem(storageKeys.request)) });

export const prerenderedRequest = (): SnapshotFrom<typeof requestWizardMachine> =>
  getInitialSnapshot(requestWizardMachine, { draft: null });
