import { apiDocsStatic } from '../../content/apiDocsStatic.ts';
import { Card, Columns, Container, Grid, Heading, Section, Stack, Text } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

const { heading, text, items } = apiDocsStatic.sdks;

export const SdkCards = () => (
  <Section>
    <Container>
      <Columns ratio="narrow">
        <Stack gap={3}>
          <Heading as="h2">{heading}</Heading>
          <Text>{text}</Text>
        </Stack>
        <Grid min="md" joined>
          {items.map(({ language, text, link, subject }) => (
            <Card key={language}>
              <Stack gap={2}>
                <Heading as="h3" size="sm">
                  {language}
                </Heading>
                <Text>{text}</Text>
                <RouteLink to="contact" subject={subject}>
                  {link}
                </RouteLink>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Columns>
    </Container>
  </Section>
);
