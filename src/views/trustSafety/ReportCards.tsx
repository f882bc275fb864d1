import { trustSafety } from '../../content/trustSafety.ts';
import {
  Card,
  CardLink,
  Columns,
  Container,
  Grid,
  Heading,
  Section,
  Stack,
  Text,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

const { heading, lead, urgent, help, helpLink, items } = trustSafety.reports;

/** What can be reported. Each card leads to the contact form with the subject filled in (decision C10). */
export const ReportCards = () => (
  <Section id="report" tone="sheet">
    <Container>
      <Columns ratio="narrow">
        <Stack gap={3}>
          <Heading as="h2">{heading}</Heading>
          <Text>{lead}</Text>
          <Text>
            {help} <RouteLink to="helpCenter">{helpLink}</RouteLink>
          </Text>
          <Text weight="strong">{urgent}</Text>
        </Stack>
        <Grid min="md" joined>
          {items.map(({ title, text, subject }) => (
            <Card key={title} interactive>
              <Stack gap={2}>
                <Heading as="h3" size="sm">
                  <CardLink href={href('contact')} data-subject={subject}>
                    {title}
                  </CardLink>
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Columns>
    </Container>
  </Section>
);
