import { enterprise } from '../../content/enterprise.ts';
import { Columns, Container, Section } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { EnterpriseFeatures } from './EnterpriseFeatures.static.tsx';
import { EnterpriseHead, EnterpriseRest } from './EnterpriseParts.static.tsx';
import { EnterprisePrice } from './EnterprisePrice.tsx';

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
