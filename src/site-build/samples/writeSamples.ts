import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invoiceRun, orderDay, orderEmails } from '../../content/samples/automationSamples.ts';
import { contactsFile } from './contactsFile.ts';
import { deckPdf, slideSvg } from './drawing.ts';
import { runInvoiceRoutine } from './invoiceRoutine.ts';
import { runOrderRoutine } from './orderRoutine.ts';
import { ordersFile } from './ordersFile.ts';
import { csvText, logText } from './routineLog.ts';
import { allSlides, slidesOf } from './slides.ts';

/** Every file of the samples, by name. @internal */
export const sampleFiles = async (): Promise<ReadonlyMap<string, string | Buffer>> => {
  const orders = runOrderRoutine(orderEmails, orderDay);
  const invoices = runInvoiceRoutine(invoiceRun);
  return new Map<string, string | Buffer>([
    ['orders-before.xlsx', await ordersFile(false)],
    ['orders-after.xlsx', await ordersFile(true)],
    ['contacts.xlsx', await contactsFile()],
    ['deck-before.pdf', await deckPdf('Customer retention, the draft', slidesOf('retention', 'before'))],
    ['deck-after.pdf', await deckPdf('Customer retention, finished', slidesOf('retention', 'after'))],
    ...allSlides().map((slide) => [`${slide.name}.svg`, slideSvg(slide)] as const),
    [
      'order-emails.txt',
      orderEmails.map(({ time, from, text }) => `${orderDay}, ${time}  From: ${from}\n${text}\n`).join('\n'),
    ],
    ['order-rows.csv', csvText(orders.rows)],
    ['order-log.txt', logText(orders.log)],
    ['invoices.csv', csvText(invoiceRun.invoices)],
    ['payments.csv', csvText(invoiceRun.payments)],
    ['reminders.txt', invoices.reminders.join('\n')],
    ['invoice-log.txt', logText(invoices.log)],
  ]);
};

export const writeSamples = async (outDir: string): Promise<void> => {
  const folder = join(outDir, 'samples');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of await sampleFiles()) await writeFile(join(folder, name), content);
};
