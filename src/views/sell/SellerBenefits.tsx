import { sellStatic } from '../../content/sellStatic.ts';
import { Grid, Heading, Stack, Text } from '../../design/index.ts';

const { benefits } = sellStatic;

export const SellerBenefits = () => (
  <Stack gap={4}>
    <Heading as="h2">{benefits.heading}</Heading>
    <Grid min="md">
      {benefits.items.map(({ title, text }) => (
        <Stack key={title} gap={1}>
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
      ))}
    </Grid>
  </Stack>
);
