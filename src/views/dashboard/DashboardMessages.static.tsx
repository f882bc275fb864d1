import { conversations, dashboardStatic } from '../../content/dashboardStatic.ts';
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
import { shortMoment } from '../shared/dates.ts';
import { counted } from '../shared/words.ts';

const { heading, unread, note } = dashboardStatic.messages;

export const DashboardMessages = () => (
  <Static name="DashboardMessages">
    <Stack gap={3}>
      <Heading as="h2" size="md">
        {counted(heading, conversations.filter(({ isUnread }) => isUnread).length)}
      </Heading>
      <Text size="sm" tone="muted">
        {note}
      </Text>
      <Entries>
        {conversations.map(({ name, initials, received, about, text, isUnread }) => (
          <Entry key={received} keyed="person">
            <EntryKey centered>
              <Initials aria-hidden="true">{initials}</Initials>
            </EntryKey>
            <EntryBody>
              <Heading as="h3" size="sm">
                {name}
              </Heading>
              <Label>
                {isUnread ? <strong>{unread} · </strong> : null}
                {about} · <time dateTime={received}>{shortMoment(received)}</time>
              </Label>
              <Text>{text}</Text>
            </EntryBody>
          </Entry>
        ))}
      </Entries>
    </Stack>
  </Static>
);
