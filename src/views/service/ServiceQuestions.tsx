import { type ServicePageId, serviceFacts } from '../../configuration/services.ts';
import { serviceBodies, serviceBody } from '../../content/serviceBodies.ts';
import { Accordion, Columns, Heading, Stack, Text } from '../../design/index.ts';
import { RelatedLinks } from '../shared/RelatedLinks.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';

export const ServiceQuestions = ({ service }: { readonly service: ServicePageId }) => {
  const { name } = serviceFacts[service];
  const { questions, related } = serviceBodies[service];
  return (
    <Columns ratio="wide">
      <Stack gap={3}>
        <Heading as="h2">{serviceBody.questions}</Heading>
        <Accordion
          group={`${service}-questions`}
          headingLevel={3}
          items={questions.map(({ answer, ...rest }) => ({ ...rest, answer: <p>{answer}</p> }))}
        />
      </Stack>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading as="h2" size="sm">
            {serviceBody.talk.heading}
          </Heading>
          <Text>{serviceBody.talk.text}</Text>
          <Text>
            <RouteLink to="contact" subject={fill(serviceBody.talk.subject, { name })}>
              {serviceBody.talk.link}
            </RouteLink>
          </Text>
        </Stack>
        <Stack gap={2}>
          <Heading as="h2" size="sm">
            {serviceBody.related}
          </Heading>
          <RelatedLinks links={related} />
        </Stack>
      </Stack>
    </Columns>
  );
};
