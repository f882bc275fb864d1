import { gig, gigPackages } from '../../content/gig.ts';
import { keyed, SheetTable, Stack } from '../../design/index.ts';
import { Price } from '../shared/Price.tsx';
import { GigNeeds, GigWork } from './GigParts.static.tsx';

const { comparison } = gig;

export const GigOverview = () => (
  <Stack gap={4}>
    <GigWork />
    <SheetTable
      caption={comparison.caption}
      columns={[
        { label: comparison.package },
        { label: comparison.delivery, figure: true },
        { label: comparison.revisions, figure: true },
        { label: comparison.price, figure: true },
      ]}
      rows={gigPackages.map(({ name, delivery, revisions, price }) =>
        keyed([
          name,
          delivery,
          revisions === 'unlimited' ? comparison.unlimited : revisions,
          <Price key="price" amount={price} />,
        ]),
      )}
    />
    <GigNeeds />
  </Stack>
);
