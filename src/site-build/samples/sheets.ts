import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type Feature, type SheetData } from 'write-excel-file/node';
import { lightColors } from '../../configuration/look.ts';
import { workbookWords as words } from '../../content/samples/workbooks.ts';

export const head = (...labels: readonly string[]) =>
  labels.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: lightColors.band }));

/** A cell with a formula, written without "=", and what it results in. */
export const formula = (value: string, result: string | number, format = '#,##0') => ({
  type: 'Formula' as const,
  value,
  result,
  format,
});

/** The width of each column is in characters. */
export const sheetOf = (sheet: string, data: SheetData, ...widths: readonly number[]) => ({
  sheet,
  data,
  columns: widths.map((width) => ({ width })),
});

interface Condition {
  readonly formula: string;
  readonly holds: boolean;
}

/** A sheet that says of each check whether its condition holds. What fails is red. */
export const checksSheet = (checks: readonly string[], conditions: readonly Condition[]) => ({
  ...sheetOf(
    'Checks',
    [
      head(words.check, words.result),
      ...conditions.map((condition, at) => [
        { value: checks[at] ?? '' },
        formula(
          `IF(${condition.formula},"${words.ok}","${words.failed}")`,
          condition.holds ? words.ok : words.failed,
          'General',
        ),
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

type Sheets = readonly ReturnType<typeof sheetOf>[];

/** A phone's preview and Excel's protected view do not calculate: they show the results that are in the file. */
const withResults = (sheets: Sheets): Feature<Blob | Buffer | Stream> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const cells = sheets[sheetIndex]?.data.flat() ?? [];
          const results = cells.flatMap((cell) => (isFormula(cell) ? [cell.result] : [])).values();
          return xml.replace(
            /<c ([^>]*)>(<f>[^<]*<\/f>)/g,
            (_all, attributes: string, formulaXml: string) => {
              const { value } = results.next();
              return `<c ${attributes}${typeof value === 'string' ? ' t="str"' : ''}>${formulaXml}<v>${value}</v>`;
            },
          );
        },
      },
    },
  },
});

const isFormula = (cell: unknown): cell is ReturnType<typeof formula> =>
  typeof cell === 'object' && cell !== null && 'result' in cell;

/** A workbook as a file. The same sheets give the same bytes. */
export const workbookOf = async (sheets: Sheets): Promise<Buffer> =>
  withoutTimes(await writeExcelFile([...sheets], { features: [withResults(sheets)] }).toBuffer());
