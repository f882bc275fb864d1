import { categoriesStatic, categoryList } from '../../content/categories.ts';
import { categoriesPage } from '../../content/categoriesPage.ts';
import {
  ButtonLink,
  Cluster,
  Container,
  FeaturePicture,
  Section,
  Stack,
  Static,
} from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { CategorySection } from './CategorySection.tsx';
import { MoreOnRequest } from './MoreOnRequest.tsx';

const { jump, onRequest } = categoriesStatic;

export const CategoriesList = () => (
  <Static name="CategoriesList">
    <PageHeader words={categoriesPage} picture={<FeaturePicture feature="sorted" alt="" />} />
    <Container as="nav" aria-label={jump}>
      <Cluster gap={2}>
        {[...categoryList, ...onRequest.items].map(({ id, name }) => (
          <ButtonLink key={id} variant="outline" size="sm" href={`#${id}`}>
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
  </Static>
);
