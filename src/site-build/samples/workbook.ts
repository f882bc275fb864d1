import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { lightColors } from '../../configuration/look.ts';
import { workbookSample as words } from '../../content/samplesStatic.ts';

const { months } = words;
const names = [...months.map(({ month }) => month), ...words.laterMonths];
/** Room for the orders of later months. */
const lastOrder = 2000;
const lastMonth = names.length + 1;
const totalRow = lastMonth + 1;
const column = (letter: string): string => `Orders!$${letter}$2:$${letter}$${lastOrder}`;

/** Amounts of whole euros around the average, which add up to the revenue. @internal */
export const amountsOf = ({ orders, revenue }: { orders: number; revenue: number }): number[] => {
  const average = revenue / orders;
  const pattern = [-30, 30, -12, 12, 0];
  const whole = orders - (orders % pattern.length);
  return Array.from(
    { length: orders },
    (_, at) => average + (at < whole ? (pattern[at % pattern.length] ?? 0) : 0),
  );
};

const head = (...labels: readonly string[]) =>
  labels.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: lightColors.band }));
const formula = (value: string, format = '#,##0') => ({ type: 'Formula' as const, value, format });

const ordersSheet = (isRepaired: boolean): SheetData => {
  let number = 1000;
  return [
    head('Order', 'Month', 'Amount in €'),
    ...months.flatMap((month) =>
      amountsOf(month).map((amount) => {
        number += 1;
        return [
          { value: number },
          { value: month.month },
          'isText' in month && !isRepaired
            ? { value: String(amount), align: 'right' as const }
            : { value: amount },
        ];
      }),
    ),
  ];
};

const summarySheet = (): SheetData => [
  head(...words.columns),
  ...names.map((month, at) => [
    { value: month },
    formula(`COUNTIF(${column('B')},A${at + 2})`),
    formula(`SUMIF(${column('B')},A${at + 2},${column('C')})`),
  ]),
  [
    { value: words.total, fontWeight: 'bold' },
    { ...formula(`SUM(B2:B${lastMonth})`), fontWeight: 'bold' },
    { ...formula(`SUM(C2:C${lastMonth})`), fontWeight: 'bold' },
  ],
];

const checksSheet = (): SheetData => {
  const conditions = [
    `Summary!B${totalRow}=COUNTA(${column('A')})`,
    `Summary!C${totalRow}=SUM(${column('C')})`,
    `COUNT(${column('C')})=COUNTA(${column('C')})`,
    `SUMPRODUCT((${column('A')}<>"")/COUNTIF(${column('A')},${column('A')}&""))=COUNTA(${column('A')})`,
  ];
  return [
    head('Check', 'Result'),
    ...words.checks.map((check, at) => [
      { value: check },
      formula(`IF(${conditions[at]},"${words.ok}","${words.failed}")`, 'General'),
    ]),
  ];
};

const notesSheet = (): SheetData =>
  words.notes.map(([topic, text]) => [
    { value: topic, fontWeight: 'bold' },
    { value: text, wrap: true },
  ]);

const sheetOf = (sheet: string, data: SheetData, ...widths: readonly number[]) => ({
  sheet,
  data,
  columns: widths.map((width) => ({ width })),
});

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

export const workbook = async (isRepaired: boolean): Promise<Buffer> => {
  const sheets = [
    sheetOf('Summary', summarySheet(), 16, 12, 16),
    sheetOf('Orders', ordersSheet(isRepaired), 12, 16, 16),
  ];
  const added = [
    {
      ...sheetOf('Checks', checksSheet(), 48, 16),
      conditionalFormatting: [
        {
          cellRange: { from: { row: 2, column: 2 }, to: { row: words.checks.length + 1, column: 2 } },
          condition: { operator: '=' as const, value: words.failed },
          style: { backgroundColor: lightColors.dangerTint, textColor: lightColors.danger },
        },
      ],
    },
    sheetOf('Notes', notesSheet(), 24, 88),
  ];
  return withoutTimes(await writeExcelFile(isRepaired ? [...sheets, ...added] : sheets).toBuffer());
};
