import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from '../../../src/site-build/build.ts';
import { attribute, elements, parseHtml, textsOf } from '../../../src/site-build/html.ts';
import { partsFolder } from '../../../src/site-build/parts.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

type Variables = Readonly<Record<string, string>>;

/** A whole build: what its files say, and what `npm run links` finds in it. */
interface BuiltSite {
  /** The addresses of its pages. */
  readonly paths: readonly string[];
  /** The names of its scripts, without their hashes. */
  readonly scripts: readonly string[];
  /** What its pages, feed and sitemap say, each text after its file. */
  readonly texts: readonly { readonly at: string; readonly text: string }[];
  /** The last line of `npm run links`. Throws with the dead ones. */
  readonly links: () => Promise<string>;
}

const spoken = ['content', 'aria-label', 'data-tooltip', 'alt'];

const textsInPage = (html: string): string[] => {
  const page = parseHtml(html);
  const attributes = elements(page).flatMap((element) =>
    spoken.flatMap((name) => attribute(element, name) ?? []),
  );
  return [...textsOf(page), ...attributes];
};

/** Builds the site into a folder of its own. */
export const builtSite = async (name: string, settings: Variables): Promise<BuiltSite> => {
  const { outDir } = await buildIfStale({ outDir: `.build/site-${name}`, env: settings });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const textsIn = (file: string): string[] => {
    const text = () => readFileSync(join(outDir, file), 'utf8');
    if (file.endsWith('.html')) return textsInPage(text());
    return file === 'feed.xml' || file === 'sitemap.xml' ? [text()] : [];
  };
  return {
    paths: files
      .filter((file) => file.endsWith('.html') && !file.startsWith(`${partsFolder}/`))
      .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`),
    scripts: files.flatMap((file) => /^(\w+)\.\w+\.js$/.exec(file)?.[1] ?? []),
    texts: files.flatMap((file) => textsIn(file).map((text) => ({ at: file, text }))),
    links: async () => {
      const run = ['--import', 'tsx', 'tests/tools/links/run.ts', '--site', relative(projectRoot, outDir)];
      const options = { cwd: projectRoot, env: { ...process.env, ...settings, NODE_ENV: 'production' } };
      const { stdout } = await promisify(execFile)(process.execPath, run, options).catch(
        (error: Error & { stdout?: string }) => Promise.reject(new Error(error.stdout ?? error.message)),
      );
      return stdout.trim().split('\n').at(-1) ?? '';
    },
  };
};
