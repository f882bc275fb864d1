import { privacy } from '../content/privacy.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const PrivacyPage = () => (
  <Page route="privacy" words={privacy}>
    <PageHeader words={privacy} />
  </Page>
);

export default PrivacyPage;
