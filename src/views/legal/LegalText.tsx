import { config } from '../../config.ts';
import type { LegalPart, LegalText as Words } from '../../content/legal.ts';
import { site } from '../../content/site.ts';
import { Code, TextLink } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';

/** What stands for the `{placeholders}` of a legal text. */
export type LegalValues = Readonly<Record<string, string>>;

interface LegalTextProps {
  readonly text: Words;
  readonly values?: LegalValues | undefined;
}

/** A text of a legal document, with its links. */
export const LegalText = ({ text, values = {} }: LegalTextProps) => {
  const known = { name: config.name, siteUrl: config.siteUrl, ...values };
  const parts: readonly LegalPart[] = typeof text === 'string' ? [text] : text;
  return parts.map((part) => <Part key={JSON.stringify(part)} part={part} values={known} />);
};

const Part = ({ part, values }: { part: LegalPart; values: LegalValues }) => {
  if (typeof part === 'string') return fill(part, values);
  if ('code' in part) return <Code>{part.code}</Code>;
  if ('mail' in part)
    return <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>;
  if ('file' in part)
    return (
      <TextLink href={part.file} external={site.newTab}>
        {part.text}
      </TextLink>
    );
  const { to, text, hash, subject } = part;
  return (
    <RouteLink to={to} {...(hash ? { hash } : {})} {...(subject ? { subject } : {})}>
      {text}
    </RouteLink>
  );
};
