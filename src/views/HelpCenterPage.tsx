import { helpCenter } from '../content/helpCenter.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const HelpCenterPage = () => (
  <Page route="helpCenter" words={helpCenter}>
    <PageHeader words={helpCenter} />
  </Page>
);

export default HelpCenterPage;
