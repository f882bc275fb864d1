import { pressItems } from '../../content/press.ts';
import { site } from '../../content/site.ts';
import { Entries, Entry, EntryBody, EntryKey, Heading, Text, TextLink } from '../../design/index.ts';
import { dayInWords } from '../shared/dates.ts';

export const PressCoverage = () => (
  <Entries>
    {pressItems.map(({ title, publication, date, excerpt, link }) => (
      <Entry key={link} keyed="wide">
        <EntryKey>
          <span>{publication}</span>
          <time dateTime={date}>{dayInWords(date)}</time>
        </EntryKey>
        <EntryBody>
          <Heading as="h3" size="sm">
            <TextLink href={link} external={site.newTab}>
              {title}
            </TextLink>
          </Heading>
          <Text>{excerpt}</Text>
        </EntryBody>
      </Entry>
    ))}
  </Entries>
);
