import { cookieWords, storedItems } from '../../content/cookies.ts';
import { Code, SheetTable } from '../../design/index.ts';

/** What this site stores in the browser, by name. */
export const StoredItems = () => {
  const { caption, columns, places } = cookieWords.storage;
  return (
    <SheetTable
      caption={caption}
      columns={columns.map((label) => ({ label }))}
      rows={storedItems.map(({ key, place, category, holds, writtenWhen, lasts }) => ({
        key,
        cells: [<Code key={key}>{key}</Code>, places[place], `${holds} ${category}.`, writtenWhen, lasts],
      }))}
    />
  );
};
