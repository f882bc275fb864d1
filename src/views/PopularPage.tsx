import { popular } from '../content/popular.ts';
import {
  Cluster,
  Columns,
  Container,
  Heading,
  Notice,
  RankedPicture,
  Section,
  Stack,
  Text,
} from '../design/index.ts';
import { GetStarted } from './chrome/GetStarted.tsx';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { PopularSheet } from './sections/PopularSheet.tsx';

const PopularPage = () => (
  <Page route="popular" words={popular}>
    <PageHeader words={popular} picture={<RankedPicture alt="" />} />
    <Container>
      <Stack gap={4}>
        <PopularSheet />
        <Notice tone="info" title={popular.sample.title}>
          <p>{popular.sample.text}</p>
        </Notice>
      </Stack>
    </Container>
    <Section>
      <Container>
        <Columns ratio="wide">
          <Stack gap={4}>
            <Heading as="h2">{popular.reading.heading}</Heading>
            {popular.reading.items.map(({ title, text }) => (
              <Stack key={title} gap={1}>
                <Heading as="h3" size="sm">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            ))}
          </Stack>
          <Stack gap={3}>
            <Heading as="h2" size="md">
              {popular.next.heading}
            </Heading>
            <Text>{popular.next.text}</Text>
            <Cluster>
              <GetStarted variant="primary" service="not-sure" />
              <RouteLink to="categories">{popular.next.categories}</RouteLink>
              <RouteLink to="home" hash="pricing">
                {popular.next.pricing}
              </RouteLink>
            </Cluster>
          </Stack>
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default PopularPage;
