import { apiDocs } from '../../content/apiDocs.ts';
import { Container, Heading, Section, Stack } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { ApiDocsHead, ApiDocsRest } from './ApiDocsParts.static.tsx';
import { ApiReference } from './ApiReference.tsx';

const ApiDocsPage = () => (
  <Page route="apiDocs" words={apiDocs}>
    <ApiDocsHead />
    <Section size="sm">
      <Container>
        <Stack gap={4}>
          <Heading as="h2">{apiDocs.reference.heading}</Heading>
          <ApiReference />
        </Stack>
      </Container>
    </Section>
    <ApiDocsRest />
  </Page>
);

export default ApiDocsPage;
