import { cookies } from '../content/cookies.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const CookiesPage = () => (
  <Page route="cookies" words={cookies}>
    <PageHeader words={cookies} />
  </Page>
);

export default CookiesPage;
