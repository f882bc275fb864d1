import { categories, categoryList } from '../content/categories.ts';
import {
  ButtonLink,
  Cluster,
  Container,
  FeaturePicture,
  Heading,
  Section,
  Stack,
  Text,
} from '../design/index.ts';
import { href } from '../routes.ts';
import { GetStarted } from './chrome/GetStarted.tsx';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { CategorySection } from './sections/CategorySection.tsx';
import { MoreOnRequest } from './sections/MoreOnRequest.tsx';

const { onRequest, none } = categories;

const CategoriesPage = () => (
  <Page route="categories" words={categories}>
    <PageHeader words={categories} picture={<FeaturePicture feature="sorted" alt="" />} />
    <Container as="nav" aria-label={categories.jump}>
      <Cluster gap={2}>
        {[...categoryList, ...onRequest.items].map(({ id, name }) => (
          <ButtonLink key={id} variant="outline" size="sm" href={`${href('categories')}#${id}`}>
            {name}
          </ButtonLink>
        ))}
      </Cluster>
    </Container>
    <Section size="sm">
      <Container>
        <Stack gap={4}>
          {categoryList.map((category) => (
            <CategorySection key={category.id} category={category} />
          ))}
        </Stack>
      </Container>
    </Section>
    <Section tone="band" size="sm">
      <Container>
        <MoreOnRequest />
      </Container>
    </Section>
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
