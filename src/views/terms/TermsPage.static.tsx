import { terms } from '../../content/terms.ts';
import { PagePicture, Static } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { LegalDocument } from '../legal/LegalDocument.tsx';

const TermsPage = () => (
  <Static name="TermsPage">
    <Page route="terms" words={terms}>
      <PageHeader words={terms} picture={<PagePicture subject="clauses" alt="" />} />
      <LegalDocument words={terms} />
    </Page>
  </Static>
);

export default TermsPage;
