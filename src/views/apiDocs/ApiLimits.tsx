import { apiDocsStatic } from '../../content/apiDocsStatic.ts';
import {
  CodeBlock,
  Columns,
  Container,
  Heading,
  Section,
  SheetTable,
  Stack,
  Text,
} from '../../design/index.ts';
import { asJson } from './apiCode.ts';

const { limits, errors } = apiDocsStatic;

export const ApiLimits = () => (
  <Section tone="band">
    <Container>
      <Columns ratio="narrow">
        <Stack gap={3}>
          <Heading as="h2">{limits.heading}</Heading>
          <Text>{limits.text}</Text>
          <SheetTable
            caption={limits.caption}
            columns={[{ label: limits.columns.account }, { label: limits.columns.requests, figure: true }]}
            rows={limits.rows.map(({ account, requests }) => ({ key: account, cells: [account, requests] }))}
          />
        </Stack>
        <Stack gap={3}>
          <Heading as="h2">{errors.heading}</Heading>
          <Text>{errors.text}</Text>
          <CodeBlock
            language={errors.exampleLabel}
            label={errors.exampleLabel}
            code={asJson(errors.example)}
          />
        </Stack>
      </Columns>
    </Container>
  </Section>
);
