import { capabilities } from '../../configuration/capabilities.ts';
import { popular } from '../../content/popular.ts';
import { Cluster, Columns, Container, Heading, Section, Stack, Text } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { GetStarted } from '../shared/GetStarted.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { PopularHead, PopularNote, PopularReading } from './PopularParts.static.tsx';
import { PopularSheet } from './PopularSheet.tsx';

const PopularPage = () => (
  <Page route="popular" words={popular}>
    <PopularHead />
    <Container>
      <Stack gap={4}>
        <PopularSheet />
        <PopularNote />
      </Stack>
    </Container>
    <Section>
      <Container>
        <Columns ratio="wide">
          <PopularReading />
          <Stack gap={3}>
            <Heading as="h2" size="md">
              {popular.next.heading}
            </Heading>
            <Text>{popular.next.text}</Text>
            <Cluster>
              <GetStarted variant="primary" service="not-sure" />
              <RouteLink to="categories">{popular.next.categories}</RouteLink>
              {capabilities.accounts ? (
                <RouteLink to="home" hash="pricing">
                  {popular.next.pricing}
                </RouteLink>
              ) : null}
            </Cluster>
          </Stack>
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default PopularPage;
