import type { ReactNode } from 'react';
import { legalDemonstration } from '../../content/demonstrationStatic.ts';
import { type LegalWords, legal } from '../../content/legal.ts';
import {
  Columns,
  Container,
  DocumentColumns,
  DocumentContents,
  DocumentSection,
  DocumentSheet,
  Heading,
  Section,
  Stack,
  Summary,
} from '../../design/index.ts';
import { Demonstration } from '../shared/Demonstration.tsx';
import { drawFigure } from '../shared/drawFigure.tsx';
import { RichLine, RichText, type TextValues } from '../shared/RichText.tsx';

interface LegalDocumentProps {
  readonly words: LegalWords;
  readonly values?: TextValues;
  readonly extras?: Readonly<Partial<Record<string, ReactNode>>>;
}

export const LegalDocument = ({ words, values, extras = {} }: LegalDocumentProps) => (
  <Section size="sm">
    <Container>
      <Stack gap={6}>
        <Columns ratio="wide">
          <Stack gap={3}>
            <Heading as="h2" size="md" id="in-short">
              {legal.inShort}
            </Heading>
            <Summary
              rows={[legal.dated, legal.reviewed, legal.why, legal.provider, ...words.inShort].map(
                ({ term, value }) => ({
                  term,
                  value: <RichLine text={value} values={values} />,
                }),
              )}
            />
          </Stack>
          <Demonstration note={legalDemonstration} />
        </Columns>
        <DocumentColumns>
          <DocumentContents label={legal.contents} sections={words.sections} />
          <DocumentSheet>
            {words.sections.map(({ id, heading, blocks }, at) => (
              <DocumentSection key={id} id={id} number={at + 1} heading={heading}>
                <RichText variant="document" blocks={blocks} drawFigure={drawFigure} values={values} />
                {extras[id]}
              </DocumentSection>
            ))}
          </DocumentSheet>
        </DocumentColumns>
      </Stack>
    </Container>
  </Section>
);
