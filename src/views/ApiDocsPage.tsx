import { apiDocs } from '../content/apiDocs.ts';
import { AnswerPicture, Container, Heading, Notice, Section, Stack } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { ApiLimits } from './sections/ApiLimits.tsx';
import { ApiReference } from './sections/ApiReference.tsx';
import { SdkCards } from './sections/SdkCards.tsx';

const ApiDocsPage = () => (
  <Page route="apiDocs" words={apiDocs}>
    <PageHeader words={apiDocs} picture={<AnswerPicture alt="" />} />
    <Container>
      <Notice tone="warning" title={apiDocs.demo.title}>
        <p>{apiDocs.demo.text}</p>
      </Notice>
    </Container>
    <Section size="sm">
      <Container>
        <Stack gap={4}>
          <Heading as="h2">{apiDocs.reference.heading}</Heading>
          <ApiReference />
        </Stack>
      </Container>
    </Section>
    <ApiLimits />
    <SdkCards />
  </Page>
);

export default ApiDocsPage;
