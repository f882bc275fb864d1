import { sellStatic } from '../../content/sellStatic.ts';
import { Heading, SheetTable, Stack, Text } from '../../design/index.ts';

const { heading, text, caption, columns, items } = sellStatic.levels;

export const SellerLevels = () => (
  <Stack gap={3}>
    <Heading as="h2">{heading}</Heading>
    <Text>{text}</Text>
    <SheetTable
      caption={caption}
      columns={[{ label: columns.level }, { label: columns.reached }, { label: columns.changes }]}
      rows={items.map(({ level, reached, changes }) => ({ key: level, cells: [level, reached, changes] }))}
    />
  </Stack>
);
