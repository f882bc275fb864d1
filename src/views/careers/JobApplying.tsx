import { messageLimits } from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { fileSize } from '../../../machines/fileSizeRules.ts';
import { config } from '../../config.ts';
import { careers } from '../../content/careers.ts';
import { Entries, Entry, EntryBody, EntryKey, Heading, Stack, Text } from '../../design/index.ts';
import { fill } from '../shared/words.ts';

const { heading, steps, replyTime } = careers.applying;
const limit = fileSize(config.attachmentLimit);
const limits = { ...messageLimits, limit, replyTime };

export const JobApplying = () => (
  <Stack gap={4}>
    <Heading as="h2">{heading}</Heading>
    <Entries as="ol">
      {steps.map(({ title, text }, index) => (
        <Entry key={title} keyed="short">
          <EntryKey centered="always" aria-hidden="true">
            {index + 1}
          </EntryKey>
          <EntryBody>
            <Heading as="h3" size="sm">
              {title}
            </Heading>
            <Text>{fill(text, limits)}</Text>
          </EntryBody>
        </Entry>
      ))}
    </Entries>
  </Stack>
);
