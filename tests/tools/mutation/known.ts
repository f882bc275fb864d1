import type { Survivor } from './report.ts';

/** A mutant that no test can, or need, distinguish from the machine, with the reason. */
export interface KnownSurvivor {
  /** The files it is in; default: any. */
  readonly files?: readonly string[];
  /** The beginning of the changed code, from the start of its line, with white space as one space. */
  readonly code: string;
  /** What replaces the last part of the code. */
  readonly becomes: string;
  readonly why: string;
}

/** All known survivors. It is an error if one of them no longer survives. */
export const knownSurvivors: readonly KnownSurvivor[] = [
  { code: 'types: {', becomes: '{}', why: 'Only the compiler reads the types.' },
  {
    files: ['choice/createChoiceMachine.ts'],
    code: 'actions: { replaceHash: placeholderAction',
    becomes: '{}',
    why: 'The placeholders do nothing: the wiring provides the actions, and a test checks that it does.',
  },
  {
    files: ['deskErasure/deskErasureMachine.ts'],
    code: 'actions: { focusQuestion: placeholderAction',
    becomes: '{}',
    why: 'As above.',
  },
  {
    files: ['requestDialog/requestDialogMachine.ts'],
    code: 'actions: { /** Lets React hydrate the dialog. */ reveal: placeholderAction',
    becomes: '{}',
    why: 'As above.',
  },
  {
    files: ['estimate/estimateRules.ts'],
    code: 'table.questions.find((question) => additionOf(question, answers[question.id] ?? ',
    becomes: '"Stryker was here!"',
    why: 'Any text that is neither a count nor an option is missing.',
  },
  {
    files: ['estimate/estimateRules.ts'],
    code: "question.kind === 'choice' ? (question.options[0]?.id ?? ",
    becomes: '"Stryker was here!"',
    why: 'A choice has an option: the other text is for the compiler.',
  },
  {
    files: ['estimate/estimateRules.ts'],
    code: "question.kind === 'choice' ? (question.options[0]?.id",
    becomes: 'question.options[0].id',
    why: 'As above.',
  },
  {
    files: ['estimate/estimateRules.ts'],
    code: '(question) => additionOf(question, answers[question.id] ?? ',
    becomes: '"Stryker was here!"',
    why: 'While an answer is missing, nothing asks for an estimate.',
  },
  {
    files: ['estimate/estimateRules.ts'],
    code: "(question) => additionOf(question, answers[question.id] ?? '') ?? { price: 0, days: 0 }",
    becomes: '{}',
    why: 'As above.',
  },
  {
    files: ['estimate/estimateRules.ts'],
    code: "): boolean => neededBy !== '' && neededBy < estimateOf(table, answers, today, false",
    becomes: 'true',
    why: 'A surcharge changes no day.',
  },
  {
    files: ['estimate/estimateMachine.ts'],
    code: "neededBy !== '' && neededBy < estimateOf(table, answers, today, true",
    becomes: 'false',
    why: 'As above.',
  },
  {
    files: ['helpAddressRules.ts'],
    code: 'if (article !== null) return index.articles.get(article)?.topic',
    becomes: 'index.articles.get(article).topic',
    why: '`articleIn` returns only articles of the index.',
  },
  {
    files: ['helpArticle/helpArticleMachine.ts'],
    code: 'return index.articles.get(article ?? ',
    becomes: '"Stryker was here!"',
    why: 'Votes are only looked up for an open article: the other text is for the compiler.',
  },
  {
    files: ['helpArticle/helpArticleMachine.ts'],
    code: 'const id = article ?? ',
    becomes: '"Stryker was here!"',
    why: 'Its place is only asked for an open article: the other text is for the compiler.',
  },
  {
    files: ['serviceDetail/serviceDetailMachine.ts'],
    code: "return { service: context.service ?? 'not-sure'",
    becomes: '""',
    why: 'It is only asked about a service that was shown: the other text is for the compiler.',
  },
  {
    files: ['fileSizeRules.ts'],
    code: 'const rounded = (value: number) => Number(value.toFixed(value < 10',
    becomes: 'value <= 10',
    why: '10 is written as 10 with or without a decimal.',
  },
  {
    files: ['historyEntry/historyEntryMachine.ts'],
    code: 'actions: { writeHash: placeholderAction',
    becomes: '{}',
    why: 'The placeholders do nothing: the wiring provides the actions, and a test checks that it does.',
  },
  {
    files: ['region/regionMachine.ts'],
    code: "description: 'Choosing the current region does nothing.'",
    becomes: '""',
    why: 'Charts show the descriptions of states. Those of transitions are only for readers of the code.',
  },
  {
    files: ['modals/modalsMachine.ts'],
    code: "description: 'The browser has closed it without asking.'",
    becomes: '""',
    why: 'As above.',
  },
  {
    files: ['region/regionMachine.ts'],
    code: "description: 'Another tab changed or deleted the choice.'",
    becomes: '""',
    why: 'As above.',
  },
  {
    files: ['region/regionRules.ts'],
    code: "exec(stored ?? '')?.[1]?.toUpperCase() ?? '') ?? defaultRegion",
    becomes: '"Stryker was here!"',
    why: 'Neither text is a region’s code.',
  },
  {
    code: 'actors: {',
    becomes: '{}',
    why: 'These actors are placeholders; each test provides its own by name.',
  },
  {
    files: ['navigation/navigationSetup.ts'],
    code: "target: ({ context }: Args) => ({ id: targetOf(context.arrival.address) ?? ''",
    becomes: '"Stryker was here!"',
    why: 'The machine looks for a target only if there is one: the other text is for the compiler.',
  },
];

/** Whether an entry is about this survivor. */
export const explains = (entry: KnownSurvivor, { file, code, becomes }: Survivor): boolean =>
  (entry.files ?? [file]).includes(file) && code.startsWith(entry.code) && entry.becomes === becomes;
