import type { ServicePageId } from '../../content/ids.ts';
import { serviceFacts } from '../../content/serviceFacts.ts';
import { servicePage, servicePages } from '../../content/servicePages.ts';
import { Accordion, Columns, Heading, Stack, Text } from '../../design/index.ts';
import { RouteLink } from '../chrome/RouteLink.tsx';
import { fill } from '../words.ts';
import { RelatedLinks } from './RelatedLinks.tsx';

/** What people ask before ordering, beside whom to ask and where else to look. */
export const ServiceQuestions = ({ service }: { readonly service: ServicePageId }) => {
  const { name } = serviceFacts[service];
  const { questions, related } = servicePages[service];
  return (
    <Columns ratio="wide">
      <Stack gap={3}>
        <Heading as="h2">{servicePage.questions}</Heading>
        <Accordion
          group={`${service}-questions`}
          headingLevel={3}
          items={questions.map(({ answer, ...rest }) => ({ ...rest, answer: <p>{answer}</p> }))}
        />
      </Stack>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading as="h2" size="sm">
            {servicePage.talk.heading}
          </Heading>
          <Text>{servicePage.talk.text}</Text>
          <Text>
            <RouteLink to="contact" subject={fill(servicePage.talk.subject, { name })}>
              {servicePage.talk.link}
            </RouteLink>
          </Text>
        </Stack>
        <Stack gap={2}>
          <Heading as="h2" size="sm">
            {servicePage.related}
          </Heading>
          <RelatedLinks links={related} />
        </Stack>
      </Stack>
    </Columns>
  );
};
