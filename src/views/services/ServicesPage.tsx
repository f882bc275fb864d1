import { services } from '../../content/services.ts';
import { Cluster, Columns, Container, Heading, Section, Stack } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { Search } from '../search/Search.tsx';
import { GetStarted } from '../shared/GetStarted.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { ExchangeSheet } from './ExchangeSheet.tsx';
import { CategoriesSection, OrderingSteps, QuoteAside, ServicesHead } from './ServicesParts.static.tsx';

const ServicesPage = () => (
  <Page route="services" words={services}>
    <ServicesHead />
    <Search place="services" />
    <CategoriesSection />
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
