import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../../worlds/sources.ts';

/** The text files in a folder, relative to the project. */
export const filesIn = (folder: string, recursive = true): string[] =>
  readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|md|html|example)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** The anchor that GitHub gives to a heading. */
const headingSlug = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```/g, '');

/** The anchors of a document. A repeated heading gets a number. */
const anchorsOf = (text: string): ReadonlySet<string> => {
  const slugs = [...withoutCode(text).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    headingSlug(heading),
  );
  return new Set(
    slugs.map((slug, at) => {
      const earlier = slugs.slice(0, at).filter((each) => each === slug).length;
      return earlier === 0 ? slug : `${slug}-${earlier}`;
    }),
  );
};

/** A document's links to files or headings that do not exist, as `file: target`. Links to other sites are not checked. */
export const brokenLinks = (file: string, text = readFileSync(join(root, file), 'utf8')): string[] => {
  const links = [
    ...withoutCode(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^()\s]+)\)/g),
  ];
  return links
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = decodeURI(target).split('#');
      const to = path === '' ? join(root, file) : resolve(root, dirname(file), path);
      if (!existsSync(to)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(to, 'utf8')).has(anchor);
    })
    .map((target) => `${file}: ${target}`);
};
