import { cookies } from '../../content/cookies.ts';
import { Static } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { CookieCategories } from '../sections/CookieCategories.tsx';
import { LegalDocument } from '../sections/LegalDocument.tsx';
import { StoredItems } from '../sections/StoredItems.tsx';

const CookiesPage = () => (
  <Static name="CookiesPage">
    <Page route="cookies" words={cookies}>
      <PageHeader words={cookies} />
      <LegalDocument words={cookies} extras={{ categories: <CookieCategories />, stored: <StoredItems /> }} />
    </Page>
  </Static>
);

export default CookiesPage;
