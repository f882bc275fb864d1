import { faq } from '../content/faq.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const FaqPage = () => (
  <Page route="faq" words={faq}>
    <PageHeader words={faq} />
  </Page>
);

export default FaqPage;
