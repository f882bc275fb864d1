import type { ServicePageId } from '../../configuration/services.ts';
import type { Sample } from '../../content/samples/sample.ts';
import { sampleStatic, samples } from '../../content/samplesStatic.ts';
import { Columns, Heading, Label, SampleFrame, Stack, Text } from '../../design/index.ts';
import { SampleNotes } from './SampleNotes.tsx';
import { SamplePicture } from './SamplePicture.tsx';

export const MoreSamples = ({ service }: { readonly service: ServicePageId }) =>
  samples[service]
    .slice(1)
    .map((sample, at) => <MoreSample key={sample.heading} sample={sample} at={at + 1} />);

const MoreSample = ({ sample, at }: { readonly sample: Sample; readonly at: number }) => {
  const { heading, text, picture } = sample;
  const id = `example-${at + 1}`;
  const work = <SamplePicture picture={picture} at={at} />;
  return (
    <SampleFrame data-shows="both" aria-labelledby={id}>
      <Stack gap={2}>
        <Label>{sampleStatic.another}</Label>
        <Heading as="h2" id={id}>
          {heading}
        </Heading>
        <Text>{text}</Text>
      </Stack>
      {picture.kind === 'edits' ? (
        <Columns ratio="even">
          {work}
          <SampleNotes sample={sample} at={at} />
        </Columns>
      ) : (
        <>
          {work}
          <SampleNotes sample={sample} at={at} across />
        </>
      )}
    </SampleFrame>
  );
};
