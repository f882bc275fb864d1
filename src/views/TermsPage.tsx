import { terms } from '../content/terms.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { LegalDocument } from './sections/LegalDocument.tsx';

const TermsPage = () => (
  <Page route="terms" words={terms}>
    <PageHeader words={terms} />
    <LegalDocument words={terms} />
  </Page>
);

export default TermsPage;
