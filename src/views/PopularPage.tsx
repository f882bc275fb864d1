import { popular } from '../content/popular.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const PopularPage = () => (
  <Page route="popular" words={popular}>
    <PageHeader words={popular} />
  </Page>
);

export default PopularPage;
