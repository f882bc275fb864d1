/** The next token of a source file that is a string or a comment. */
const tokens =
  /(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<comment>\/\*[\s\S]*?\*\/|\/\/.*)/g;

/** The code before the title of a test. */
const beforeTitle = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*$/;

/** A source file's comments and test titles. */
const wordsOfSource = (text: string): string =>
  [...text.matchAll(tokens)]
    .filter(
      ({ index, groups }) =>
        groups?.comment !== undefined || beforeTitle.test(text.slice(Math.max(0, index - 60), index)),
    )
    .map(([token]) => token)
    .join('\n');

/** A document without its code blocks and inline code. */
const wordsOfDocument = (text: string): string =>
  text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');

const id = '[A-Z]\\d{1,2}\\b';
const list = `${id}(?:(?:, and |, | and | or | to )${id})*`;
const explicit = new RegExp(`\\b[Dd]ecisions? (${list})|(?<=^|\\s)\\((${list})\\)`, 'g');

/** The ids of a list such as "C1 to C3 and C5". */
const idsOf = (words: string): string[] =>
  [...words.matchAll(/([A-Z])(\d+)(?: to [A-Z](\d+))?/g)].flatMap(([, letter, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${letter}${Number(first) + at}`),
  );

/**
 * The ids of decisions that a file cites. After the word "decision" and in brackets, any letter and any place counts. On
 * its own, an id counts in comments, test titles and documents if its letter is one of `letters`.
 */
export const citedIds = (file: string, text: string, letters: string): ReadonlySet<string> => {
  const isDocument = file.endsWith('.md');
  const all = (isDocument ? wordsOfDocument(text) : text).replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');
  const words = isDocument ? all : wordsOfSource(text);
  return new Set([
    ...[...all.matchAll(explicit)].flatMap(([, after, within]) => idsOf(after ?? within ?? '')),
    ...(words.match(new RegExp(`\\b[${letters}]\\d{1,2}\\b`, 'g')) ?? []),
  ]);
};
