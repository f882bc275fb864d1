import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { lightColors } from '../../configuration/look.ts';
import { workbookWords as words } from '../../content/samples/workbooks.ts';

export const head = (...labels: readonly string[]) =>
  labels.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: lightColors.band }));

/** A cell with a formula, written without "=". */
export const formula = (value: string, format = '#,##0') => ({ type: 'Formula' as const, value, format });

/** The width of each column is in characters. */
export const sheetOf = (sheet: string, data: SheetData, ...widths: readonly number[]) => ({
  sheet,
  data,
  columns: widths.map((width) => ({ width })),
});

/** A sheet that says of each check whether its condition, a formula, is true. What fails is red. */
export const checksSheet = (checks: readonly string[], conditions: readonly string[]) => ({
  ...sheetOf(
    'Checks',
    [
      head(words.check, words.result),
      ...checks.map((check, at) => [
        { value: check },
        formula(`IF(${conditions[at]},"${words.ok}","${words.failed}")`, 'General'),
      ]),
    ],
    56,
    16,
  ),
  conditionalFormatting: [
    {
      cellRange: { from: { row: 2, column: 2 }, to: { row: checks.length + 1, column: 2 } },
      condition: { operator: '=' as const, value: words.failed },
      style: { backgroundColor: lightColors.dangerTint, textColor: lightColors.danger },
    },
  ],
});

export const notesSheet = (notes: readonly (readonly [topic: string, text: string])[]) =>
  sheetOf(
    'Notes',
    notes.map(([topic, text]) => [
      { value: topic, fontWeight: 'bold' },
      { value: text, wrap: true },
    ]),
    24,
    88,
  );

/** Sets the time of each file in a zip archive to its first possible one, so that builds can be compared. */
const withoutTimes = (zip: Buffer): Buffer => {
  const firstTime = 0x00_21_00_00;
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    zip.writeUInt32LE(firstTime, entry + 12);
    zip.writeUInt32LE(firstTime, zip.readUInt32LE(entry + 42) + 10);
    entry += 46 + [28, 30, 32].reduce((sum, offset) => sum + zip.readUInt16LE(entry + offset), 0);
  }
  return zip;
};

/** A workbook as a file. The same sheets give the same bytes. */
export const workbookOf = async (sheets: readonly ReturnType<typeof sheetOf>[]): Promise<Buffer> =>
  withoutTimes(await writeExcelFile([...sheets]).toBuffer());
