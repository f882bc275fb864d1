import { gig, gigPackages } from '../../content/gig.ts';
import { keyed, Prose, SheetTable, Stack } from '../../design/index.ts';
import { Price } from './Price.tsx';

const { heading, paragraphs, comparison, notIncluded, needed } = gig.overview;

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** What is sent, what comes back, and the packages side by side. */
export const GigOverview = () => (
  <Stack gap={4}>
    <Prose>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
    <SheetTable
      caption={comparison.caption}
      columns={[
        { label: comparison.package },
        { label: comparison.delivery, figure: true },
        { label: comparison.revisions, figure: true },
        { label: comparison.price, figure: true },
      ]}
      rows={gigPackages.map(({ name, days, revisions, price }) =>
        keyed([
          name,
          days,
          revisions === 'unlimited' ? comparison.unlimited : revisions,
          <Price key="price" amount={price} />,
        ]),
      )}
    />
    <Prose>
      <h2>{needed.heading}</h2>
      <List items={needed.items} />
      <h2>{notIncluded.heading}</h2>
      <List items={notIncluded.items} />
    </Prose>
  </Stack>
);
