import { enterpriseStatic } from '../../content/enterpriseStatic.ts';
import { Card, Grid, Heading, Stack, Static, Text, TextLink } from '../../design/index.ts';

const { features } = enterpriseStatic;

export const EnterpriseFeatures = () => (
  <Static name="EnterpriseFeatures">
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading as="h2">{features.heading}</Heading>
        <Text>{features.text}</Text>
      </Stack>
      <Grid min="md" joined>
        {features.items.map(({ title, text, ...item }) => (
          <Card key={title}>
            <Stack gap={2}>
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Text>{text}</Text>
              {'link' in item ? <TextLink href={item.link.href}>{item.link.label}</TextLink> : null}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  </Static>
);
