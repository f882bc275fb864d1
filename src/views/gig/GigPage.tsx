import { gig } from '../../content/gig.ts';
import { Columns, Container, Section } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { GigPackages } from './GigPackages.tsx';
import { GigHead } from './GigParts.static.tsx';
import { GigTabs } from './GigTabs.tsx';

const GigPage = () => (
  <Page route="gig" words={gig}>
    <GigHead />
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
