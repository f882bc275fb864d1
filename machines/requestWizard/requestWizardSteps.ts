import {
  addingLines,
  answering,
  clearing,
  flagging,
  has,
  leaving,
  movingOn,
  refusing,
  requestWizardSetup,
  saving,
} from './requestWizardSetup.ts';

export const taskStep = requestWizardSetup.createStateConfig({
  description: 'The task: the service is required, and the visitor may describe it.',
  entry: saving(1),
  on: {
    ...leaving(1),
    'answers.handOver': movingOn(1),
    'lines.add': { actions: [...addingLines, saving(1)] },
    'answer.changed': answering(1),
    'step.next': [{ guard: has('serviceMissing'), actions: refusing('serviceMissing') }, { target: 'step2' }],
  },
});

export const contactStep = requestWizardSetup.createStateConfig({
  description: 'The contact: name, e-mail address and the privacy agreement are required.',
  entry: saving(2),
  on: {
    ...leaving(2),
    'answer.changed': answering(2),
    'step.back': { target: 'step1', actions: clearing },
    'step.next': [
      { guard: has('fieldsMissing'), actions: refusing('fieldsMissing') },
      { guard: has('privacyMissing'), actions: refusing('privacyMissing') },
      { guard: has('emailInvalid'), actions: flagging('emailInvalid') },
      { target: 'step3' },
    ],
  },
});

export const reviewStep = requestWizardSetup.createStateConfig({
  description: 'The review: the answers as they will be sent. A draft resumed here still lacks the consent.',
  entry: saving(3),
  exit: clearing,
  on: {
    ...leaving(3),
    'answers.handOver': { guard: 'hasFailed', ...movingOn(3) },
    'step.back': { target: 'step2' },
    'task.edit': { target: 'step1' },
    'contact.edit': { target: 'step2' },
    'request.submit': [
      { guard: has('fieldsMissing'), target: 'step2', actions: refusing('fieldsMissing') },
      { guard: has('privacyMissing'), target: 'step2', actions: refusing('privacyMissing') },
      { target: '#requestWizard.submitting' },
    ],
  },
});
