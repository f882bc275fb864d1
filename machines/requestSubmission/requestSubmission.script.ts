import { type Expected, type Script, usualAspects } from '../../tests/paths/index.ts';
import type { RequestWorld } from '../../tests/worlds/requestWorld.ts';
import {
  changeButtons,
  labels,
  paused,
  pausedToast,
  successLinks,
} from '../requestWizard/requestWizard.script.ts';
import type { requestSubmissionMachine } from './requestSubmissionMachine.ts';

const sending = (): Expected => ({
  dialog: 'Check and send',
  heading: 'Check and send',
  buttons: { Close: false, Back: false, 'Submitting...': false },
  toasts: [],
});

/** What a visitor sees between the press on Submit Request and its outcome. */
export const requestSubmissionScript: Script<typeof requestSubmissionMachine, RequestWorld> = {
  scope: 'main [data-opener]',
  aspects: usualAspects,
  begin: (ui, answers) => ui.world.storeDraft({ step: 3, answers }),
  open: async (ui) => {
    await ui.world.ready();
    await ui.world.getStarted(null);
    // The draft, and what is left of it after a reload, lacks the consent.
    await ui.press('Back');
    await ui.check(labels.agreedToPrivacy, true);
    await ui.press('Next');
    await ui.press('Submit Request');
  },
  drive: {},
  settle: {
    postRequest: {
      succeeds: (ui) => ui.world.answer(200),
      fails: (ui) => ui.world.answer(500),
      pauses: (ui) => ui.world.answer(429),
    },
  },
  shows: {
    'sending.post.underWay pause.running': sending,
    'sending.post.underWay pause.over': sending,
    'sending.post.arrived pause.running': sending,
    sent: () => ({
      dialog: 'Success!',
      heading: 'Success!',
      buttons: { Close: true, 'Change Email': true, Copy: true, Print: true, Done: true },
      links: successLinks,
      toasts: ["Successfully submitted! We'll get back to you within 1 business day."],
      focus: 'Success!',
    }),
    failed: ({ context: { pause } }) => ({
      dialog: 'Check and send',
      heading: 'Check and send',
      says: [pause > 0 ? paused : 'Something went wrong Please try again or contact us directly.'],
      buttons: { Close: true, ...changeButtons, Back: true, 'Contact us': true, 'Submit Request': true },
      toasts: [
        pause > 0 ? pausedToast : 'Something went wrong Please try again or contact us directly. Contact us',
      ],
    }),
  },
};
