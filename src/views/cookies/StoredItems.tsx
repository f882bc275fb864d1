import { Fragment } from 'react';
import { cookieWords, type StoredItem, storedItems } from '../../content/cookies.ts';
import { Code, SheetTable, Stack, Text } from '../../design/index.ts';

export const StoredItems = () => {
  const { caption, columns } = cookieWords.storage;
  return (
    <SheetTable
      caption={caption}
      columns={columns.map((label) => ({ label }))}
      rows={storedItems.map((item) => ({
        key: item.key,
        cells: [<Name key={item.key} item={item} />, item.holds, item.writtenWhen, item.lasts],
      }))}
    />
  );
};

const Name = ({ item: { key, category, place } }: { item: StoredItem }) => (
  <Stack gap={1} align="start">
    <Code>
      {key.split('.').map((part, at) => (
        <Fragment key={part}>
          {at > 0 ? '.' : null}
          {at > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </Code>
    <Text as="span" size="xs" tone="muted" weight="normal">
      {category}, {cookieWords.storage.places[place]}
    </Text>
  </Stack>
);
