import type { Sample } from '../../content/samples/sample.ts';
import { sampleStatic } from '../../content/samplesStatic.ts';
import { Heading, SampleReasons, Stack, TextLink } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import { changeId, fileHref } from './sampleHref.ts';

interface SampleNotesProps {
  readonly sample: Sample;
  readonly at: number;
  /** Below a picture as wide as the page. */
  readonly across?: boolean;
}

export const SampleNotes = ({
  sample: { picture, reasons, files = [] },
  at,
  across = false,
}: SampleNotesProps) => (
  <Stack gap={3}>
    <Heading as="h3" size="sm">
      {sampleStatic.changes}
    </Heading>
    <SampleReasons across={across}>
      {reasons.map((reason, change) => (
        <li key={reason}>
          {reason}
          {picture.kind === 'edits' ? (
            <>
              {' '}
              <TextLink href={`#${changeId(at, change)}`}>
                {fill(sampleStatic.change, { number: String(change + 1) })}
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
