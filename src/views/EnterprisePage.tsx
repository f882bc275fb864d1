import { enterprise } from '../content/enterprise.ts';
import { Columns, Container, Section } from '../design/index.ts';
import { Page } from './chrome/Page.tsx';
import { EnterprisePrice } from './sections/EnterprisePrice.tsx';
import { EnterpriseFeatures, EnterpriseHead, EnterpriseRest } from './static/EnterpriseParts.tsx';

const EnterprisePage = () => (
  <Page route="enterprise" words={enterprise}>
    <EnterpriseHead />
    <Section tone="band">
      <Container>
        <Columns ratio="wider">
          <EnterpriseFeatures />
          <EnterprisePrice />
        </Columns>
      </Container>
    </Section>
    <EnterpriseRest />
  </Page>
);

export default EnterprisePage;
