import { services } from '../content/services.ts';
import { Cluster, Columns, Container, Heading, Section, Stack } from '../design/index.ts';
import { GetStarted } from './chrome/GetStarted.tsx';
import { Page } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { ExchangeSheet } from './sections/ExchangeSheet.tsx';
import { OrderingSteps, QuoteAside, ServicesHead } from './static/ServicesParts.tsx';

const ServicesPage = () => (
  <Page route="services" words={services}>
    <ServicesHead />
    <Section tone="band" size="sm">
      <Container>
        <Stack gap={4}>
          <Heading as="h2">{services.exchange.heading}</Heading>
          <ExchangeSheet />
        </Stack>
      </Container>
    </Section>
    <Section>
      <Container>
        <Columns ratio="wide">
          <Stack gap={4}>
            <OrderingSteps />
            <Cluster>
              <GetStarted variant="primary" />
              <RouteLink to="trustSafety">{services.moneyLink}</RouteLink>
            </Cluster>
          </Stack>
          <QuoteAside />
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default ServicesPage;
