import { about } from '../content/about.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const AboutPage = () => (
  <Page route="about" words={about}>
    <PageHeader words={about} />
  </Page>
);

export default AboutPage;
