import { careers } from '../content/careers.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const CareersPage = () => (
  <Page route="careers" words={careers}>
    <PageHeader words={careers} />
  </Page>
);

export default CareersPage;
