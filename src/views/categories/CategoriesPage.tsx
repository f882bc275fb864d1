import { categoriesPage } from '../../content/categoriesPage.ts';
import { Cluster, Container, Heading, Section, Stack, Text } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { GetStarted } from '../shared/GetStarted.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { CategoriesList } from './CategoriesList.static.tsx';

const { none } = categoriesPage;

const CategoriesPage = () => (
  <Page route="categories" words={categoriesPage}>
    <CategoriesList />
    <Section>
      <Container>
        <Stack gap={3}>
          <Heading as="h2" size="md">
            {none.heading}
          </Heading>
          <Text>{none.text}</Text>
          <Cluster>
            <GetStarted variant="primary" service="not-sure" />
            <RouteLink to="popular">{none.popular}</RouteLink>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  </Page>
);

export default CategoriesPage;
