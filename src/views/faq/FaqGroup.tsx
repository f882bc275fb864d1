import type { ReactNode } from 'react';
import type { faq } from '../../content/faq.ts';
import { Accordion, Columns, Container, Heading, Section, Stack, Text } from '../../design/index.ts';
import { RichLine } from '../shared/RichText.tsx';

interface FaqGroupProps {
  readonly group: (typeof faq.groups)[number];
  readonly tone?: 'paper' | 'sheet';
  readonly children?: ReactNode;
}

export const FaqGroup = ({
  group: { id, heading, lead, questions },
  tone = 'paper',
  children,
}: FaqGroupProps) => (
  <Section id={id} size="sm" tone={tone}>
    <Container>
      <Columns ratio="narrow">
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading as="h2">{heading}</Heading>
            <Text>{lead}</Text>
          </Stack>
          {children}
        </Stack>
        <Accordion
          group={`faq-${id}`}
          headingLevel={3}
          items={questions.map(({ id, question, answer }) => ({
            id,
            question,
            answer: (
              <p>
                <RichLine text={answer} />
              </p>
            ),
          }))}
        />
      </Columns>
    </Container>
  </Section>
);
