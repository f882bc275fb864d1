import { services } from '../content/services.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const ServicesPage = () => (
  <Page route="services" words={services}>
    <PageHeader words={services} />
  </Page>
);

export default ServicesPage;
