import {
  type Answers,
  type Context,
  draftOf,
  fieldToFix,
  type Problem,
  type RequestDraft,
  type ServiceId,
} from './requestWizardRules.ts';

interface ActionArgs {
  readonly context: Context;
}

export function opening() {
  const chosen = ({ event }: { event: { service?: ServiceId } }) =>
    event.service ? { service: event.service } : {};
  return [{ type: 'setAnswer', params: chosen }, { type: 'reportOpened' }] as const;
}

/** The dialog closes at once and keeps the draft: when its page goes, or at the platform's own wish to close it. */
export function settingAside(step: RequestDraft['step']) {
  const transition = {
    target: '#requestWizard.closed',
    actions: { type: 'setAside', params: { step } },
  } as const;
  return { 'wizard.suspend': transition, 'page.left': transition } as const;
}

export function handingOver() {
  return { type: 'handOver', params: ({ context }: ActionArgs) => ({ answers: context.answers }) } as const;
}

/** The outcomes of an attempt whose dialog has gone with its page. */
export function succeedingUnseen() {
  return [...reporting(), { type: 'dropDraft' }, { type: 'forget' }] as const;
}

export function failingUnseen() {
  const params = { step: 3 } as const;
  return [{ type: 'setAside', params }, ...refusing('submissionFailed')] as const;
}

export function changing<Field extends keyof Answers>(step: RequestDraft['step'], ...fields: Field[]) {
  const transition = (field: Field) =>
    ({
      actions: [
        {
          type: 'setAnswer',
          params: ({ event }: { event: { value: unknown } }): Partial<Answers> => ({ [field]: event.value }),
        },
        saving(step),
      ],
    }) as const;
  const transitions = fields.map((field) => [`${field}.changed`, transition(field)]);
  return Object.fromEntries(transitions) as Record<`${Field}.changed`, ReturnType<typeof transition>>;
}

export function saving(step: RequestDraft['step']) {
  return {
    type: 'saveDraft',
    params: ({ context }: ActionArgs) => ({ draft: draftOf(step, context.answers) }),
  } as const;
}

export function refusing(problem: Exclude<Problem, 'emailInvalid'>) {
  return [{ type: 'notify', params: { notice: problem } }, ...flagging(problem)] as const;
}

export function flagging(problem: Problem) {
  const field = ({ context }: ActionArgs) => ({ field: fieldToFix(problem, context.answers) });
  return [
    { type: 'setProblem', params: { problem } },
    { type: 'focusField', params: field },
  ] as const;
}

export function reporting() {
  const service = ({ context }: ActionArgs) => ({ service: context.answers.service });
  return [
    { type: 'reportSubmitted', params: service },
    { type: 'notify', params: { notice: 'submitted' } },
  ] as const;
}
