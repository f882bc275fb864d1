import { press } from '../../content/press.ts';
import {
  Columns,
  Container,
  CuttingPicture,
  Heading,
  Section,
  Stack,
  Static,
  Summary,
  Text,
} from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { MediaKit } from './MediaKit.tsx';
import { PressCoverage } from './PressCoverage.tsx';
import { PressInquiries } from './PressInquiries.tsx';

const PressPage = () => (
  <Static name="PressPage">
    <Page route="press" words={press}>
      <PageHeader words={press} picture={<CuttingPicture alt="" />} />
      <Container>
        <Columns ratio="wider">
          <Stack gap={3}>
            <Heading as="h2">{press.coverage.heading}</Heading>
            <Text size="sm" tone="muted">
              {press.coverage.sample}
            </Text>
            <PressCoverage />
          </Stack>
          <PressInquiries />
        </Columns>
      </Container>
      <Section>
        <Container>
          <Columns ratio="narrow">
            <Stack gap={3}>
              <Heading as="h2">{press.mediaKit.heading}</Heading>
              <Text>{press.mediaKit.lead}</Text>
            </Stack>
            <MediaKit />
          </Columns>
        </Container>
      </Section>
      <Section tone="band" size="sm">
        <Container>
          <Stack gap={3}>
            <Heading as="h2" size="md">
              {press.names.heading}
            </Heading>
            <Summary rows={[...press.names.rows]} />
          </Stack>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default PressPage;
