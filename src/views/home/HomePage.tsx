import { capabilities } from '../../configuration/capabilities.ts';
import { home } from '../../content/home.ts';
import {
  ButtonLink,
  Cluster,
  Columns,
  Container,
  Heading,
  Section,
  Selection,
  Stack,
  Text,
  VisuallyHidden,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { Page } from '../chrome/Page.tsx';
import { GetStarted } from '../shared/GetStarted.tsx';
import { HomeFeatures, HomePicture } from './HomeParts.static.tsx';
import { Pricing } from './Pricing.tsx';
import { ServiceCards } from './ServiceCards.tsx';

const HomePage = () => (
  <Page route="home" words={home}>
    <Section size="sm">
      <Container>
        <Columns ratio="even" align="center">
          <Stack gap={4} align="start">
            <Heading as="h1" size="hero">
              {home.heading} <Selection>{home.headingSelected}</Selection>
            </Heading>
            <Text size="lg">{home.lead}</Text>
            <Cluster>
              <GetStarted variant="primary" size="xl" />
              <ButtonLink variant="outline" size="xl" href={href('services')}>
                {home.learnMore} <VisuallyHidden>{home.learnMoreAbout}</VisuallyHidden>
              </ButtonLink>
            </Cluster>
          </Stack>
          <HomePicture />
        </Columns>
      </Container>
    </Section>
    <Section id="services" tone="sheet">
      <Container>
        <Stack gap={5}>
          <Heading as="h2">{home.services.heading}</Heading>
          <ServiceCards />
        </Stack>
      </Container>
    </Section>
    <HomeFeatures />
    {capabilities.accounts ? (
      <Section id="pricing" tone="band">
        <Container>
          <Pricing />
        </Container>
      </Section>
    ) : null}
  </Page>
);

export default HomePage;
