import { careers } from '../../content/careers.ts';
import { careersDemonstration } from '../../content/demonstrationStatic.ts';
import {
  Columns,
  Container,
  Heading,
  Section,
  Stack,
  Static,
  Summary,
  Text,
  VacancyPicture,
} from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { JobApplying } from './JobApplying.tsx';
import { JobEntries } from './JobEntries.tsx';

const CareersPage = () => (
  <Static name="CareersPage">
    <Page route="careers" words={careers}>
      <PageHeader words={careers} picture={<VacancyPicture alt="" />} />
      <Container>
        <Stack gap={4}>
          <Demonstration note={careersDemonstration} />
          <Heading as="h2">{careers.jobs.heading}</Heading>
          <JobEntries />
        </Stack>
      </Container>
      <Section>
        <Container>
          <Columns ratio="even">
            <JobApplying />
            <Stack gap={4}>
              <Heading as="h2">{careers.conditions.heading}</Heading>
              <Summary rows={[...careers.conditions.rows]} />
              {careers.none === null ? null : (
                <Text>
                  {careers.none.text} <RouteLink to="sell">{careers.none.link}</RouteLink>
                </Text>
              )}
            </Stack>
          </Columns>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default CareersPage;
