import { dashboardStatic, ownGigs } from '../../content/dashboardStatic.ts';
import { sampleGigId } from '../../content/ids.ts';
import { Heading, keyed, SheetTable, Stack, Static, Text } from '../../design/index.ts';
import { inEuros } from '../shared/euros.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

const { heading, note, caption, columns, example } = dashboardStatic.gigs;

export const DashboardGigs = () => (
  <Static name="DashboardGigs">
    <Stack gap={3}>
      <Heading as="h2" size="md">
        {heading}
      </Heading>
      <Text size="sm" tone="muted">
        {note}
      </Text>
      <SheetTable
        caption={caption}
        columns={[
          { label: columns.title },
          { label: columns.status },
          { label: columns.views, figure: true },
          { label: columns.orders, figure: true },
          { label: columns.share, figure: true },
          { label: columns.from, figure: true },
        ]}
        rows={ownGigs.map(({ title, status, views, orders, from }) =>
          keyed([title, status, views, orders, ((orders / views) * 100).toFixed(1), inEuros(from)]),
        )}
      />
      <Text>
        <RouteLink to="gig" id={sampleGigId}>
          {example}
        </RouteLink>
      </Text>
    </Stack>
  </Static>
);
