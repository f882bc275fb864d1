import type { Survivor } from './report.ts';

/** Mutants that no test can tell from the machine, or need not, with the reason. */
export interface Known {
  /** The files it is in; without, it may be any. */
  readonly files?: readonly string[];
  /** How the changed code begins, from the beginning of its line, white space as one space. */
  readonly code: string;
  /** What stands in place of its last part. */
  readonly becomes: string;
  readonly why: string;
}

/** Every survivor that is left. One that does not survive any more is an error. */
export const known: readonly Known[] = [
  { code: 'types: {', becomes: '{}', why: 'Only the compiler reads the types.' },
  {
    files: ['choice/createChoiceMachine.ts'],
    code: 'return setup(',
    becomes: '{}',
    why: 'The set-up of a machine without guards and actions is types alone.',
  },
  {
    files: ['helpAddressRules.ts'],
    code: 'if (article !== null) return index.articles.get(article)?.topic',
    becomes: 'index.articles.get(article).topic',
    why: '`articleIn` names only articles that the index holds.',
  },
  {
    files: ['helpArticle/helpArticleMachine.ts'],
    code: 'return index.articles.get(article ?? ',
    becomes: '"Stryker was here!"',
    why: 'Only an open article is asked for its votes: the other text is for the compiler.',
  },
  {
    files: ['helpArticle/helpArticleMachine.ts'],
    code: 'const topic = index.articles.get(article ?? ',
    becomes: '"Stryker was here!"',
    why: 'Only an open article is asked for its topic: the other text is for the compiler.',
  },
  {
    files: ['region/regionMachine.ts'],
    code: "description: 'Choosing the current region does nothing.'",
    becomes: '""',
    why: 'Charts have the descriptions of states; those of transitions are for the reader of the code.',
  },
  {
    files: ['region/regionMachine.ts'],
    code: "description: 'Another tab changed or deleted the choice.'",
    becomes: '""',
    why: 'As above.',
  },
  {
    files: ['region/regionRules.ts'],
    code: "export const regionIn = (stored: string | null): RegionCode => regions.get(stored ?? ''",
    becomes: '"Stryker was here!"',
    why: 'Neither text is a region’s code.',
  },
  {
    files: ['helpSearch/helpSearchMachine.ts', 'resource/resourceMachine.ts'],
    code: 'actors: {',
    becomes: '{}',
    why: 'It is a placeholder: whoever runs the machine provides the actor by its name.',
  },
  {
    files: ['requestWizard/requestWizardRules.ts'],
    code: 'submissionFailed: () => false',
    becomes: '() => undefined',
    why: 'Only asked whether it holds.',
  },
  {
    files: ['navigation/navigationTransitions.ts'],
    code: "return ({ context: { arrival } }: ActionArgs) => ({ id: targetOf(arrival.address) ?? ''",
    becomes: '"Stryker was here!"',
    why: 'A target is sought only where there is one: the other text is for the compiler.',
  },
];

/** Whether an entry tells of a survivor. */
export const tellsOf = (entry: Known, { file, code, becomes }: Survivor): boolean =>
  (entry.files ?? [file]).includes(file) && code.startsWith(entry.code) && entry.becomes === becomes;
