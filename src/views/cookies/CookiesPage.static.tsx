import { cookies } from '../../content/cookies.ts';
import { PagePicture, Static } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { CookieCategories } from './CookieCategories.tsx';
import { StoredItems } from './StoredItems.tsx';

const CookiesPage = () => (
  <Static name="CookiesPage">
    <Page route="cookies" words={cookies}>
      <PageHeader words={cookies} picture={<PagePicture subject="stored" alt="" />} />
      <LegalDocument words={cookies} extras={{ categories: <CookieCategories />, stored: <StoredItems /> }} />
    </Page>
  </Static>
);

export default CookiesPage;
