import { about } from '../../content/about.ts';
import {
  Columns,
  Container,
  Entries,
  Entry,
  EntryBody,
  EntryKey,
  Heading,
  Margin,
  Section,
  Stack,
  Text,
} from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

export const AboutValues = () => (
  <Section tone="band">
    <Container>
      <Columns ratio="narrow">
        <Margin as="div">
          <Stack gap={3}>
            <Heading as="h2">{about.values.heading}</Heading>
            <Text>{about.values.lead}</Text>
          </Stack>
        </Margin>
        <Entries as="ol">
          {about.values.items.map(({ title, text, to, link }, index) => (
            <Entry key={title} keyed="short">
              <EntryKey centered="always" aria-hidden="true">
                {index + 1}
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
);
