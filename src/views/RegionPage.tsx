import { region } from '../content/region.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const RegionPage = () => (
  <Page route="region" words={region}>
    <PageHeader words={region} />
  </Page>
);

export default RegionPage;
