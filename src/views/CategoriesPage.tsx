import { categories } from '../content/categories.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const CategoriesPage = () => (
  <Page route="categories" words={categories}>
    <PageHeader words={categories} />
  </Page>
);

export default CategoriesPage;
