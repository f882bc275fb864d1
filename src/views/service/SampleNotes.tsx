import type { ServicePageId } from '../../configuration/services.ts';
import { sampleFacts, sampleStatic } from '../../content/samplesStatic.ts';
import { serviceBodies } from '../../content/serviceBodies.ts';
import { Heading, SampleReasons, Stack, Text, TextLink } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import { changeId, fileHref } from './sampleHref.ts';

export const SampleNotes = ({ service }: { readonly service: ServicePageId }) => {
  const { sampleHeading, sampleText } = serviceBodies[service];
  const { reasons, files } = sampleFacts[service];
  const isLetter = service === 'content-editing';
  return (
    <Stack gap={3}>
      <Heading as="h2">{sampleHeading}</Heading>
      <Text>{sampleText}</Text>
      <Heading as="h3" size="sm">
        {sampleStatic.changes}
      </Heading>
      <SampleReasons>
        {reasons.map((reason, at) => (
          <li key={reason}>
            {reason}
            {isLetter ? (
              <>
                {' '}
                <TextLink href={`#${changeId(at)}`}>
                  {fill(sampleStatic.change, { number: String(at + 1) })}
                </TextLink>
              </>
            ) : null}
          </li>
        ))}
      </SampleReasons>
      {files.length === 0 ? null : (
        <>
          <Heading as="h3" size="sm">
            {sampleStatic.downloads}
          </Heading>
          <ul>
            {files.map(({ name, label }) => (
              <li key={name}>
                <TextLink href={fileHref(name)} download>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
};
