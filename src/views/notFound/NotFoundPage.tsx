import { notFound } from '../../content/notFound.ts';
import { Columns, Container, Heading, LinkList, Section, Stack, StatePicture } from '../../design/index.ts';
import type { FixedRouteName } from '../../routes/table.ts';
import { routes } from '../../routes/table.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { useNearestRoutes } from './useNearestRoutes.ts';

const NotFoundPage = () => {
  const nearest = useNearestRoutes();
  return (
    <Page route="notFound" words={notFound}>
      <PageHeader words={notFound} picture={<StatePicture state="missing" alt="" />} />
      <Section size="sm">
        <Container>
          <Columns ratio="even">
            <Places heading={notFound.elsewhere} names={notFound.links} />
            {nearest.length > 0 ? <Places heading={notFound.nearest} names={nearest} /> : null}
          </Columns>
        </Container>
      </Section>
    </Page>
  );
};

const Places = ({ heading, names }: { heading: string; names: readonly FixedRouteName[] }) => (
  <Stack gap={2}>
    <Heading as="h2" size="sm">
      {heading}
    </Heading>
    <LinkList>
      {names.map((name) => (
        <li key={name}>
          <RouteLink to={name} short>
            {routes[name].label}
          </RouteLink>
        </li>
      ))}
    </LinkList>
  </Stack>
);

export default NotFoundPage;
