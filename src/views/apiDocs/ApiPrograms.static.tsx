import { apiDocsStatic, programs } from '../../content/apiDocsStatic.ts';
import { CodeBlock, Grid, Heading, Stack, Static, Text } from '../../design/index.ts';

export const ApiPrograms = () => (
  <Static name="ApiPrograms">
    <Stack gap={5}>
      <Text>{apiDocsStatic.examples.text}</Text>
      <Grid min="lg">
        {programs.map(({ language, note, code }) => (
          <Stack key={language} gap={2}>
            <Heading as="h3" size="sm">
              {language}
            </Heading>
            <Text size="sm" tone="muted">
              {note}
            </Text>
            <CodeBlock
              language={language}
              label={`${apiDocsStatic.reference.example}: ${language}`}
              code={code}
            />
          </Stack>
        ))}
      </Grid>
    </Stack>
  </Static>
);
