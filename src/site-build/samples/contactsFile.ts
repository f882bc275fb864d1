import { contactsWorkbook as words } from '../../content/samples/workbooks.ts';
import { checksSheet, formula, head, notesSheet, sheetOf, workbookOf } from './sheets.ts';

const lastPerson = words.people.length + 1;
const lastRow = words.rows.length + 1;
const people = (letter: string): string => `Contacts!$${letter}$2:$${letter}$${lastPerson}`;
const rows = (letter: string): string => `Lists!$${letter}$2:$${letter}$${lastRow}`;
const iso = 'yyyy-mm-dd';

/** A day as spreadsheets count it. @internal */
export const serialOf = (day: string): number => (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000;

const daysOf = (name: string): number[] =>
  words.rows.filter(([, , , , , person]) => person === name).map(([, , , , day]) => serialOf(day));

const conditions = [
  { formula: `SUM(${people('D')})=COUNTA(${rows('B')})`, holds: true },
  { formula: `SUMPRODUCT(COUNTIF(${people('B')},${people('B')}))=COUNTA(${people('B')})`, holds: true },
  { formula: `COUNT(${rows('E')})=COUNTA(${rows('B')})`, holds: true },
  {
    formula: `SUMPRODUCT(ISNUMBER(FIND(".",${people('B')},FIND("@",${people('B')})))*1)=COUNTA(${people('B')})`,
    holds: words.people.every(({ email }) => /@.*\./.test(email)),
  },
];

export const contactsFile = (): Promise<Buffer> =>
  workbookOf([
    sheetOf(
      'Contacts',
      [
        head(...words.columns),
        ...words.people.map(({ name, email }, at) => [
          { value: name },
          { value: email },
          formula(`SUMPRODUCT(MAX((${rows('F')}=A${at + 2})*${rows('E')}))`, Math.max(...daysOf(name)), iso),
          formula(`COUNTIF(${rows('F')},A${at + 2})`, daysOf(name).length),
        ]),
      ],
      20,
      24,
      16,
      16,
    ),
    sheetOf(
      'Lists',
      [
        head(...words.listColumns),
        ...words.rows.map(([list, name, email, arrived, day, person]) => [
          { value: list },
          { value: name },
          { value: email },
          { value: arrived },
          { value: serialOf(day), format: iso },
          { value: person },
        ]),
      ],
      14,
      18,
      24,
      26,
      16,
      18,
    ),
    checksSheet(words.checks, conditions),
    notesSheet(words.notes),
  ]);
