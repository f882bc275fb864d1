import { popular, popularStatic } from '../../content/popular.ts';
import { Heading, Notice, RankedPicture, Stack, Static, Text } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';

const { reading, sample } = popularStatic;

export const PopularHead = () => (
  <Static name="PopularHead">
    <PageHeader words={popular} picture={<RankedPicture alt="" />} />
  </Static>
);

export const PopularNote = () => (
  <Static name="PopularNote">
    <Notice tone="info" title={sample.title}>
      <p>{sample.text}</p>
    </Notice>
  </Static>
);

export const PopularReading = () => (
  <Static name="PopularReading">
    <Stack gap={4}>
      <Heading as="h2">{reading.heading}</Heading>
      {reading.items.map(({ title, text }) => (
        <Stack key={title} gap={1}>
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
      ))}
    </Stack>
  </Static>
);
