import { gig } from '../content/gig.ts';
import { Columns, Container, Notice, Section } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { GigPackages } from './sections/GigPackages.tsx';
import { GigTabs } from './sections/GigTabs.tsx';

const GigPage = () => (
  <Page route="gig" words={gig}>
    <PageHeader words={gig} />
    <Container>
      <Notice tone="info" title={gig.demo.title}>
        {gig.demo.text}
      </Notice>
    </Container>
    <Section size="sm">
      <Container>
        <Columns ratio="wide">
          <GigTabs />
          <GigPackages />
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default GigPage;
