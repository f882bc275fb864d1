import { trustSafety } from '../content/trustSafety.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const TrustSafetyPage = () => (
  <Page route="trustSafety" words={trustSafety}>
    <PageHeader words={trustSafety} />
  </Page>
);

export default TrustSafetyPage;
