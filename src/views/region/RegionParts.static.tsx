import { region, regionStatic } from '../../content/region.ts';
import {
  Columns,
  Container,
  CurrenciesPicture,
  Heading,
  Prose,
  Section,
  Stack,
  Static,
  Summary,
  Text,
} from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { ReferenceRates } from './ReferenceRates.tsx';

const { affects } = regionStatic;

export const RegionHead = () => (
  <Static name="RegionHead">
    <PageHeader words={region} picture={<CurrenciesPicture alt="" />} />
  </Static>
);

export const RegionEffects = () => (
  <Static name="RegionEffects">
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
  </Static>
);
