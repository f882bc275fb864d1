import { accessibility } from '../content/accessibility.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const AccessibilityPage = () => (
  <Page route="accessibility" words={accessibility}>
    <PageHeader words={accessibility} />
  </Page>
);

export default AccessibilityPage;
