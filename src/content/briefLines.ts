/** A line that helps to write: what its button says, and how the line begins. */
export interface Prompt {
  readonly name: string;
  readonly line: string;
}

export const briefLines = {
  have: { title: 'What you have', name: 'What you have', line: 'What I have: ' },
  back: { title: 'What you want back', name: 'What you want back', line: 'What I want back: ' },
  use: {
    title: 'Who will use it, and for what',
    name: 'Who uses it',
    line: 'Who will use it, and for what: ',
  },
  stays: { title: 'What must not change', name: 'What must stay', line: 'What must not change: ' },
  when: { title: 'By when, and why then', name: 'By when', line: 'By when, and why then: ' },
  check: { title: 'How you will check it', name: 'How you will check it', line: 'How I will check it: ' },
} as const satisfies Readonly<Record<string, Prompt & { readonly title: string }>>;

export const promptWords = {
  heading: 'Help with writing',
  outline: 'Start with an outline',
} as const;
