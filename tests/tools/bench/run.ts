/**
 * `npm run bench [-- SECTION … --rounds N --pages /,/faq|all --site FOLDER --peers NAME=FOLDER,… --write]`: the
 * project's own figures beside plain pages and built sites of others, on the loopback interface. Prints tables, writes
 * `.build/bench.json`, and `docs/benchmarks.md` with `--write`. A missed goal is no failure; a sample that fails twice
 * is.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironment } from '../../../src/serve/environment.ts';
import { buildIfStale } from '../../../src/site-build/build.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { browserVersion } from './browser.ts';
import { indexablePages } from './builtSite.ts';
import { samplePages } from './cases.ts';
import { startHost } from './host.ts';
import { type Case, measure } from './measure.ts';
import { installPackages } from './packages.ts';
import { type Bench, pageSections } from './pageSections.ts';
import { readPeers, startPeers } from './peers.ts';
import { writePlainSite } from './plainSite.ts';
import { projectSections } from './projectSections.ts';
import { markdown, type Report, type SectionReport } from './report.ts';
import { type SectionName, sectionNames } from './sectionNames.ts';

interface Section {
  readonly title: string;
  readonly rounds: number;
  readonly cases: (bench: Bench) => Case[];
}

const sections: Readonly<Record<SectionName, Section>> = {
  bytes: { title: 'Bytes', rounds: 1, cases: pageSections.bytes },
  lighthouse: { title: 'Lighthouse, mobile', rounds: 3, cases: pageSections.lighthouse },
  paint: { title: 'First load, really slowed down', rounds: 3, cases: pageSections.paint },
  press: { title: 'First press that works', rounds: 3, cases: pageSections.press },
  dialogs: { title: 'Dialogs and accordion', rounds: 3, cases: pageSections.dialogs },
  links: { title: 'Links', rounds: 3, cases: pageSections.links },
  visits: { title: 'Later visits', rounds: 3, cases: pageSections.visits },
  peers: { title: 'Beside peers: home', rounds: 3, cases: pageSections.peers },
  growth: { title: 'Growth', rounds: 1, cases: projectSections.growth },
  build: { title: 'Build', rounds: 1, cases: projectSections.build },
  dev: { title: 'Development server', rounds: 1, cases: projectSections.dev },
};

const log = (line: string): void => console.error(line);

const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      pages: { type: 'string' },
      site: { type: 'string' },
      peers: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !(sectionNames as readonly string[]).includes(name));
  if (unknown.length > 0)
    fail(`Unknown: ${unknown.join(', ')}. The sections are: ${sectionNames.join(', ')}`);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
    fail(`--rounds must be a whole number above 0, not "${values.rounds}"`);
  const chosen = sectionNames.filter((name) => positionals.length === 0 || positionals.includes(name));
  try {
    return { ...values, rounds, chosen, peers: readPeers(values.peers) };
  } catch (error) {
    return fail((error as Error).message);
  }
}

const versionOf = (path: string): string =>
  (JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as { version: string }).version;

async function pagesOf(dist: string, wanted: string | undefined): Promise<readonly string[]> {
  if (wanted === undefined) return samplePages;
  const all = await indexablePages(dist);
  if (wanted === 'all') return all;
  const pages = wanted.split(',');
  const unknown = pages.filter((path) => !all.includes(path));
  if (unknown.length > 0) fail(`No indexable page is at ${unknown.join(', ')}`);
  return pages;
}

loadEnvironment();
const { chosen, write, peers: peerFolders, ...given } = readArguments();
installPackages();
const started = performance.now();
const loadBefore = loadavg()[0] ?? 0;
const dist = given.site === undefined ? (await buildIfStale()).outDir : resolve(given.site);
const plain = join(projectRoot, '.build/bench/plain');
await writePlainSite(dist, plain);
const bench: Bench = {
  hosts: { site: await startHost(dist), plain: await startHost(plain) },
  cacheable: { site: await startHost(dist, 'cacheable'), plain: await startHost(plain, 'cacheable') },
  peers: await startPeers(peerFolders),
  pages: await pagesOf(dist, given.pages),
};
const reports: SectionReport[] = [];
try {
  for (const name of chosen) {
    const { title, rounds, cases } = sections[name];
    log(`— ${title}`);
    const all = cases(bench);
    if (all.length === 0) log('skipped: there is nothing to measure it with');
    else reports.push({ name, title, ...(await measure(all, given.rounds ?? rounds, log)) });
  }
} finally {
  const { hosts, cacheable, peers } = bench;
  const started = [...Object.values(hosts), ...Object.values(cacheable), ...peers.values()];
  await Promise.all(started.map((host) => host.close()));
}
const [{ model } = { model: 'unknown' }] = cpus();
const report: Report = {
  date: new Date().toISOString(),
  machine: {
    processor: model.trim(),
    cores: String(cpus().length),
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${arch()}`,
  },
  versions: {
    Deskhand: versionOf('package.json'),
    Node: process.versions.node,
    Chromium: await browserVersion(),
    Lighthouse: versionOf('.build/bench/packages/node_modules/lighthouse/package.json'),
  },
  load: [loadBefore, loadavg()[0] ?? 0],
  minutes: (performance.now() - started) / 60_000,
  sections: reports,
};
const text = markdown(report);
console.log(text);
await mkdir(join(projectRoot, '.build'), { recursive: true });
await writeFile(join(projectRoot, '.build/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
if (write) {
  const words = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
  const document = [words('introduction.md'), `${text}\n`, words('causes.md')].join('\n');
  await writeFile(join(projectRoot, 'docs/benchmarks.md'), document);
}
if (reports.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
