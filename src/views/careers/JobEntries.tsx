import { careers, type Job, jobs } from '../../content/careers.ts';
import {
  ButtonLink,
  Entries,
  Entry,
  EntryBody,
  EntryEnd,
  EntryKey,
  Facts,
  Heading,
  Text,
  VisuallyHidden,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { fill } from '../shared/words.ts';

const terms = ['department', 'location', 'type', 'salary'] as const;

const JobEntry = ({ job }: { job: Job }) => (
  <Entry id={job.id} keyed="wide" end>
    <EntryBody>
      <Heading as="h3" size="md">
        {job.title}
      </Heading>
      <Text>{job.description}</Text>
      <Text size="sm" tone="muted">
        {careers.jobs.first} {job.first}
      </Text>
    </EntryBody>
    <EntryKey>
      <Facts rows={terms.map((term) => ({ term: careers.jobs.terms[term], value: job[term] }))} />
    </EntryKey>
    <EntryEnd>
      <ButtonLink
        variant="outline"
        href={href('contact')}
        data-subject={fill(careers.jobs.subject, { title: job.title })}
      >
        {careers.jobs.apply}
        <VisuallyHidden> {fill(careers.jobs.applyFor, { title: job.title })}</VisuallyHidden>
      </ButtonLink>
    </EntryEnd>
  </Entry>
);

export const JobEntries = () => (
  <Entries>
    {jobs.map((job) => (
      <JobEntry key={job.id} job={job} />
    ))}
  </Entries>
);
