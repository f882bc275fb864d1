import { region } from '../../content/region.ts';
import { Container, Heading, Notice, Section, Stack } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { RegionCards } from './RegionCards.tsx';
import { RegionEffects, RegionHead } from './RegionParts.static.tsx';

const { regions } = region;

const RegionPage = () => (
  <Page route="region" words={region}>
    <RegionHead />
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
    <RegionEffects />
  </Page>
);

export const prepare = () => import('../shared/regionWords.ts');

export default RegionPage;
