import type { SheetData } from 'write-excel-file/node';
import { ordersWorkbook as words } from '../../content/samples/workbooks.ts';
import { checksSheet, formula, head, notesSheet, sheetOf, workbookOf } from './sheets.ts';

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

const summarySheet = (isRepaired: boolean): SheetData => {
  const counts = names.map((_, at) => months[at]?.orders ?? 0);
  const sums = names.map((_, at) => {
    const month = months[at];
    return month === undefined || ('isText' in month && !isRepaired) ? 0 : month.revenue;
  });
  return [
    head(...words.columns),
    ...names.map((month, at) => [
      { value: month },
      formula(`COUNTIF(${column('B')},A${at + 2})`, counts[at] ?? 0),
      formula(`SUMIF(${column('B')},A${at + 2},${column('C')})`, sums[at] ?? 0),
    ]),
    [
      { value: words.total, fontWeight: 'bold' },
      { ...formula(`SUM(B2:B${lastMonth})`, sum(counts)), fontWeight: 'bold' },
      { ...formula(`SUM(C2:C${lastMonth})`, sum(sums)), fontWeight: 'bold' },
    ],
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** In the repaired workbook, all of them hold. */
const conditions = [
  `Summary!B${totalRow}=COUNTA(${column('A')})`,
  `Summary!C${totalRow}=SUM(${column('C')})`,
  `COUNT(${column('C')})=COUNTA(${column('C')})`,
  `SUMPRODUCT((${column('A')}<>"")/COUNTIF(${column('A')},${column('A')}&""))=COUNTA(${column('A')})`,
].map((each) => ({ formula: each, holds: true }));

export const ordersFile = (isRepaired: boolean): Promise<Buffer> => {
  const sheets = [
    sheetOf('Summary', summarySheet(isRepaired), 16, 12, 16),
    sheetOf('Orders', ordersSheet(isRepaired), 12, 16, 16),
  ];
  return workbookOf(
    isRepaired ? [...sheets, checksSheet(words.checks, conditions), notesSheet(words.notes)] : sheets,
  );
};
