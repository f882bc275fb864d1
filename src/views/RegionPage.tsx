import { region } from '../content/region.ts';
import {
  Columns,
  Container,
  CurrenciesPicture,
  Heading,
  Notice,
  Prose,
  Section,
  Stack,
  Summary,
  Text,
} from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { ReferenceRates } from './sections/ReferenceRates.tsx';
import { RegionCards } from './sections/RegionCards.tsx';

const { affects, regions } = region;

const RegionPage = () => (
  <Page route="region" words={region}>
    <PageHeader words={region} picture={<CurrenciesPicture alt="" />} />
    <Section size="sm">
      <Container>
        <Stack gap={4}>
          <Heading as="h2" id="regions">
            {regions.heading}
          </Heading>
          <RegionCards labelledBy="regions" />
          <noscript>
            <Notice tone="info" title={regions.withoutScript.title}>
              <p>{regions.withoutScript.text}</p>
            </Notice>
          </noscript>
        </Stack>
      </Container>
    </Section>
    <Section size="sm" tone="sheet">
      <Container>
        <Columns ratio="wide">
          <Stack gap={4}>
            <Heading as="h2">{affects.heading}</Heading>
            <Summary rows={[...affects.items]} />
            <Text tone="muted">
              {affects.storage}{' '}
              <RouteLink to="cookies" hash="stored">
                {affects.storageLink}
              </RouteLink>
              .
            </Text>
          </Stack>
          <Stack gap={3}>
            <Heading as="h2" size="md">
              {affects.unaffectedHeading}
            </Heading>
            <Prose as="ul">
              {affects.unaffected.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Prose>
          </Stack>
        </Columns>
      </Container>
    </Section>
    <Section size="sm">
      <Container>
        <ReferenceRates />
      </Container>
    </Section>
  </Page>
);

/** Fetched with the page: what answers a choice, and estimates prices from then on. */
export const prepare = () => import('./regionWords.ts');

export default RegionPage;
