import { gig } from '../content/gig.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const GigPage = () => (
  <Page route="gig" words={gig}>
    <PageHeader words={gig} />
  </Page>
);

export default GigPage;
