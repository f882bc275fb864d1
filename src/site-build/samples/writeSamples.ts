import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderSample, type SampleFileName } from '../../content/samplesStatic.ts';
import { deckPdf, slideSvg } from './drawing.ts';
import { runOrderRoutine } from './orderRoutine.ts';
import { deck } from './slides.ts';
import { workbook } from './workbook.ts';

/** Every file of the samples, by name. @internal */
export const sampleFiles = async (): Promise<ReadonlyMap<string, string | Buffer>> => {
  const { rows, log } = runOrderRoutine(orderSample.emails);
  const files: Record<SampleFileName, string | Buffer> = {
    'orders-before.xlsx': await workbook(false),
    'orders-after.xlsx': await workbook(true),
    'deck-before.pdf': await deckPdf('Customer retention, the draft', deck('before')),
    'deck-after.pdf': await deckPdf('Customer retention, finished', deck('after')),
    'order-emails.txt': orderSample.emails
      .map(({ time, from, text }) => `${time}  From: ${from}\n${text}\n`)
      .join('\n'),
    'order-rows.csv': ['customer,day,item,amount', ...rows.map((row) => Object.values(row).join()), ''].join(
      '\r\n',
    ),
    'order-log.txt': log.map(({ time, from, result }) => `${time}  ${from}: ${result}\n`).join(''),
  };
  const slides = (['before', 'after'] as const).flatMap((side) =>
    deck(side).map((slide, at) => [`slide-${side}-${at + 1}.svg`, slideSvg(slide)] as const),
  );
  return new Map([...Object.entries(files), ...slides]);
};

export const writeSamples = async (outDir: string): Promise<void> => {
  const folder = join(outDir, 'samples');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of await sampleFiles()) await writeFile(join(folder, name), content);
};
