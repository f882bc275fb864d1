import { terms } from '../content/terms.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const TermsPage = () => (
  <Page route="terms" words={terms}>
    <PageHeader words={terms} />
  </Page>
);

export default TermsPage;
