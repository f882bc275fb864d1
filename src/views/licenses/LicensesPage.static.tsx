import { licenses } from '../../content/licenses.ts';
import { PagePicture, Static } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { RuntimePackages } from './RuntimePackages.tsx';

const LicensesPage = () => (
  <Static name="LicensesPage">
    <Page route="licenses" words={licenses}>
      <PageHeader words={licenses} picture={<PagePicture subject="license" alt="" />} />
      <LegalDocument words={licenses} extras={{ 'this-site': <RuntimePackages /> }} />
    </Page>
  </Static>
);

export default LicensesPage;
