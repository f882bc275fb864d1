import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { displayFace } from '../configuration/look.ts';
import { projectRoot } from './projectRoot.mjs';

interface Notice {
  readonly names: string[];
  readonly text: string;
}

/** Packages without a license file: the holder for the MIT License, or the whole text. */
const withoutText: Readonly<Record<string, { readonly holder: string } | { readonly text: string }>> = {
  'react-remove-scroll-bar': { holder: 'Copyright (c) Anton Korzunov' },
  wouter: { text: 'Released into the public domain under the Unlicense: https://unlicense.org' },
};

const mit = async (holder: string): Promise<string> => {
  const ourLicense = await readFile(join(projectRoot, 'LICENSE'), 'utf8');
  if (!/^Copyright .*$/m.test(ourLicense))
    throw new Error('LICENSE has no line that begins with "Copyright"');
  return ourLicense.replace(/^Copyright .*$/m, holder);
};

const licenseText = async (folder: string, name: string): Promise<string> => {
  const file = (await readdir(join(projectRoot, folder))).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (file) return readFile(join(projectRoot, folder, file), 'utf8');
  const fallback = withoutText[name];
  if (!fallback) throw new Error(`${name} has no license file: add its license to withoutText in notices.ts`);
  return 'text' in fallback ? fallback.text : mit(fallback.holder);
};

const ruler = '-'.repeat(80);

export const notices = async (packages: readonly string[], siteName: string): Promise<string> => {
  const byText = new Map<string, Notice>();
  for (const folder of packages) {
    const { name, version, license } = JSON.parse(
      await readFile(join(projectRoot, folder, 'package.json'), 'utf8'),
    ) as Readonly<Record<'name' | 'version' | 'license', string>>;
    const text = (await licenseText(folder, name)).replaceAll('\r\n', '\n').trim();
    const notice = byText.get(text) ?? { names: [], text };
    notice.names.push(`${name} ${version} (${license})`);
    byText.set(text, notice);
  }
  const font = await readFile(join(projectRoot, 'public', displayFace.licenseFile), 'utf8');
  const all = [
    ...byText.values(),
    { names: [`${displayFace.family}, a font (${displayFace.license})`], text: font.trim() },
  ];
  return [
    `The pages of ${siteName} hold code and a font of others, under these licenses.`,
    ...all.map(({ names, text }) => `${ruler}\n${names.join('\n')}\n${ruler}\n\n${text}`),
    '',
  ].join('\n\n');
};
