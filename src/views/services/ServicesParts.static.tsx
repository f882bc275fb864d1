import { servicesDemonstration } from '../../content/demonstrationStatic.ts';
import { orderSteps } from '../../content/promises.ts';
import { services, servicesStatic } from '../../content/services.ts';
import {
  ButtonLink,
  Cluster,
  Container,
  Heading,
  PagePicture,
  Section,
  Stack,
  Static,
  Steps,
  Text,
} from '../../design/index.ts';
import { href, shortHref } from '../../routes/href.ts';
import { isOffered } from '../../routes/table.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { CategoryCards } from './CategoryCards.tsx';

const { actions, ordering, quote } = servicesStatic;

export const ServicesHead = () => (
  <Static name="ServicesHead">
    <PageHeader words={services} picture={<PagePicture subject="menu" alt="" />} />
  </Static>
);

export const CategoriesSection = () => (
  <Static name="CategoriesSection">
    <Section size="sm">
      <Container>
        <Cluster>
          <ButtonLink variant="primary" size="lg" href={shortHref('categories')}>
            {actions.browse}
          </ButtonLink>
          {isOffered('sell') ? (
            <ButtonLink variant="outline" size="lg" href={shortHref('sell')}>
              {actions.sell}
            </ButtonLink>
          ) : null}
        </Cluster>
      </Container>
    </Section>
    <Section>
      <Container>
        <CategoryCards />
      </Container>
    </Section>
  </Static>
);

export const OrderingSteps = () => (
  <Static name="OrderingSteps">
    <Heading as="h2">{ordering.heading}</Heading>
    <Steps steps={orderSteps} headingLevel={3} />
    <Demonstration note={servicesDemonstration} />
  </Static>
);

export const QuoteAside = () => (
  <Static name="QuoteAside">
    <Stack gap={3} align="start">
      <Heading as="h2" size="md">
        {quote.heading}
      </Heading>
      <Text>{quote.text}</Text>
      <ButtonLink variant="secondary" href={href('contact')} data-subject={quote.subject}>
        {quote.link}
      </ButtonLink>
      <RouteLink to="enterprise" short>
        {quote.enterprise}
      </RouteLink>
    </Stack>
  </Static>
);
