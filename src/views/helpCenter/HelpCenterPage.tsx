import { helpCenter } from '../../content/helpCenter.ts';
import { Columns, Container, Heading, Section, Stack } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { Search } from '../search/Search.tsx';
import { HelpCenterAside, HelpCenterHead, HelpQuestions } from './HelpCenterParts.static.tsx';
import { HelpTopics } from './HelpTopics.tsx';

const HelpCenterPage = () => (
  <Page route="helpCenter" words={helpCenter}>
    <HelpCenterHead />
    <Search place="helpCenter" />
    <Section size="sm">
      <Container>
        <Columns ratio="wide">
          <Stack gap={3}>
            <Heading as="h2">{helpCenter.topics.heading}</Heading>
            <HelpTopics />
          </Stack>
          <HelpCenterAside />
        </Columns>
      </Container>
    </Section>
    <HelpQuestions />
  </Page>
);

export default HelpCenterPage;
