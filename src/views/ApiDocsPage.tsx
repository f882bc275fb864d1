import { apiDocs } from '../content/apiDocs.ts';
import { Container, Heading, Section, Stack } from '../design/index.ts';
import { Page } from './chrome/Page.tsx';
import { ApiReference } from './sections/ApiReference.tsx';
import { ApiDocsHead, ApiDocsRest } from './static/ApiDocsParts.tsx';

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
