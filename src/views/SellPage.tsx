import { sell } from '../content/sell.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const SellPage = () => (
  <Page route="sell" words={sell}>
    <PageHeader words={sell} />
  </Page>
);

export default SellPage;
