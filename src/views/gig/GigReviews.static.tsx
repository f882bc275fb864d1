import { gigReviews, gigStatic } from '../../content/gig.ts';
import {
  Entries,
  Entry,
  EntryBody,
  EntryKey,
  Heading,
  Initials,
  Label,
  Stack,
  Static,
  Text,
} from '../../design/index.ts';
import { dayInWords } from '../shared/dates.ts';
import { fill } from '../shared/words.ts';

const words = gigStatic.reviews;
const average = gigReviews.reduce((sum, { rating }) => sum + rating, 0) / gigReviews.length;

export const GigReviews = () => (
  <Static name="GigReviews">
    <Stack gap={3}>
      <Heading as="h2" size="md">
        {fill(words.heading, { rating: average.toFixed(1), n: gigReviews.length })}
      </Heading>
      <Entries>
        {gigReviews.map(({ name, initials, rating, date, bought, text }) => (
          <Entry key={name} keyed="person">
            <EntryKey centered>
              <Initials aria-hidden="true">{initials}</Initials>
            </EntryKey>
            <EntryBody>
              <Heading as="h3" size="sm">
                {name}
              </Heading>
              <Label>
                {fill(words.rating, { rating })} · {fill(words.bought, { package: bought })} ·{' '}
                <time dateTime={date}>{dayInWords(date)}</time>
              </Label>
              <Text>{text}</Text>
            </EntryBody>
          </Entry>
        ))}
      </Entries>
    </Stack>
  </Static>
);
