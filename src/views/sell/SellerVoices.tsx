import { sellStatic, testimonials } from '../../content/sellStatic.ts';
import { Heading, Stack, Text, Voice } from '../../design/index.ts';

const { heading, note } = sellStatic.testimonials;

export const SellerVoices = () => (
  <Stack gap={3}>
    <Heading as="h2">{heading}</Heading>
    <Text tone="muted">{note}</Text>
    <div>
      {testimonials.map(({ initials, quote, source }) => (
        <Voice key={initials} initials={initials} quote={quote} source={source} />
      ))}
    </div>
  </Stack>
);
