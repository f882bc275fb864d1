import { terms } from '../../content/terms.ts';
import { Static } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { LegalDocument } from '../legal/LegalDocument.tsx';

const TermsPage = () => (
  <Static name="TermsPage">
    <Page route="terms" words={terms}>
      <PageHeader words={terms} />
      <LegalDocument words={terms} />
    </Page>
  </Static>
);

export default TermsPage;
