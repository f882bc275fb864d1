import { press } from '../content/press.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const PressPage = () => (
  <Page route="press" words={press}>
    <PageHeader words={press} />
  </Page>
);

export default PressPage;
