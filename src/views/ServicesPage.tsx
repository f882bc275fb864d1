import { services } from '../content/services.ts';
import {
  ButtonLink,
  Cluster,
  Columns,
  Container,
  FeaturePicture,
  Heading,
  Section,
  Stack,
  Steps,
  Text,
} from '../design/index.ts';
import { href } from '../routes.ts';
import { GetStarted } from './chrome/GetStarted.tsx';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { CategoryCards } from './sections/CategoryCards.tsx';
import { ExchangeSheet } from './sections/ExchangeSheet.tsx';

const { actions, exchange, ordering, quote } = services;

const ServicesPage = () => (
  <Page route="services" words={services}>
    <PageHeader words={services} picture={<FeaturePicture feature="price" alt="" />} />
    <Container>
      <Cluster>
        <ButtonLink variant="primary" size="lg" href={href('categories')}>
          {actions.browse}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" href={href('sell')}>
          {actions.sell}
        </ButtonLink>
      </Cluster>
    </Container>
    <Section>
      <Container>
        <CategoryCards />
      </Container>
    </Section>
    <Section tone="band" size="sm">
      <Container>
        <Stack gap={4}>
          <Heading as="h2">{exchange.heading}</Heading>
          <ExchangeSheet />
        </Stack>
      </Container>
    </Section>
    <Section>
      <Container>
        <Columns ratio="wide">
          <Stack gap={4}>
            <Heading as="h2">{ordering.heading}</Heading>
            <Steps steps={ordering.steps} headingLevel={3} />
            <Cluster>
              <GetStarted variant="primary" />
              <RouteLink to="trustSafety">{ordering.moneyLink}</RouteLink>
            </Cluster>
          </Stack>
          <Stack gap={3} align="start">
            <Heading as="h2" size="md">
              {quote.heading}
            </Heading>
            <Text>{quote.text}</Text>
            <ButtonLink variant="secondary" href={href('contact')} data-subject={quote.subject}>
              {quote.link}
            </ButtonLink>
            <RouteLink to="enterprise">{quote.enterprise}</RouteLink>
          </Stack>
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default ServicesPage;
