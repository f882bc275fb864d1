import {
  type Answers,
  type Context,
  draftOf,
  fieldToMend,
  type Problem,
  type RequestDraft,
  type ServiceId,
} from './requestWizardRules.ts';

/** The request wizard's recurring actions: what its chart says with one word. */
interface Within {
  readonly context: Context;
}

/** Opening may come with a service chosen: a service's own Get Started. */
export function opening() {
  const chosen = ({ event }: { event: { service?: ServiceId } }) =>
    event.service ? { service: event.service } : {};
  return [{ type: 'setAnswer', params: chosen }, { type: 'reportOpened' }] as const;
}

/** What is entered at a step is an answer, and part of the tab's draft. */
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

/** The tab's draft is what is answered so far, and the step. */
export function saving(step: RequestDraft['step']) {
  return {
    type: 'saveDraft',
    params: ({ context }: Within) => ({ draft: draftOf(step, context.answers) }),
  } as const;
}

/** Says why it does not go on: in a toast, beside the field, and by leading to the field. */
export function refusing(problem: Exclude<Problem, 'emailInvalid'>) {
  return [{ type: 'notify', params: { notice: problem } }, ...pointing(problem)] as const;
}

/** Says beside the field what is wrong with it, and leads there. */
export function pointing(problem: Problem) {
  const field = ({ context }: Within) => ({ field: fieldToMend(problem, context.answers) });
  return [
    { type: 'setProblem', params: { problem } },
    { type: 'focusField', params: field },
  ] as const;
}

/** A request that arrived is counted and acknowledged. */
export function reporting() {
  const service = ({ context }: Within) => ({ service: context.answers.service });
  return [
    { type: 'reportSubmitted', params: service },
    { type: 'notify', params: { notice: 'submitted' } },
  ] as const;
}
