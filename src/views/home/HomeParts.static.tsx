import { pricingDemonstration } from '../../content/demonstrationStatic.ts';
import { homeStatic } from '../../content/home.ts';
import {
  Columns,
  Container,
  Entries,
  Entry,
  EntryBody,
  EntryKey,
  FeaturePicture,
  Heading,
  HeroPicture,
  Section,
  Stack,
  Static,
  Text,
} from '../../design/index.ts';
import { Demonstration } from '../shared/Demonstration.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';

const { features, picture } = homeStatic;

export const HomePicture = () => (
  <Static name="HomePicture">
    <HeroPicture alt={picture} />
  </Static>
);

export const PricingNote = () => (
  <Static name="PricingNote">
    <Demonstration note={pricingDemonstration ?? homeStatic.choosing} />
  </Static>
);

export const HomeFeatures = () => (
  <Static name="HomeFeatures">
    <Section id="features">
      <Container>
        <Columns ratio="narrow">
          <Stack gap={3}>
            <Heading as="h2">{features.heading}</Heading>
            <Text>{features.lead}</Text>
          </Stack>
          <Entries>
            {features.items.map(({ title, text, to, link, picture }) => (
              <Entry key={to} keyed="picture">
                <EntryKey>
                  <FeaturePicture feature={picture} alt="" />
                </EntryKey>
                <EntryBody>
                  <Heading as="h3" size="sm">
                    {title}
                  </Heading>
                  <Text>{text}</Text>
                  <RouteLink to={to}>{link}</RouteLink>
                </EntryBody>
              </Entry>
            ))}
          </Entries>
        </Columns>
      </Container>
    </Section>
  </Static>
);
