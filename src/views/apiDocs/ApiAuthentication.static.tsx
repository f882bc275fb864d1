import { apiDocsStatic } from '../../content/apiDocsStatic.ts';
import { CodeBlock, Columns, Heading, Prose, Stack, Static, Text } from '../../design/index.ts';

const { key, care, oauth } = apiDocsStatic.authentication;

export const ApiAuthentication = () => (
  <Static name="ApiAuthentication">
    <Columns ratio="wide">
      <Stack gap={5}>
        {[key, oauth].map(({ heading, text, code }) => (
          <Stack key={heading} gap={3}>
            <Heading as="h3" size="sm">
              {heading}
            </Heading>
            {text.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            <CodeBlock language={apiDocsStatic.reference.http} label={heading} code={code} />
          </Stack>
        ))}
      </Stack>
      <Prose>
        <h3>{care.heading}</h3>
        <ul>
          {care.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Prose>
    </Columns>
  </Static>
);
