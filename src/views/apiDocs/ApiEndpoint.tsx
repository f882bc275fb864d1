import { apiDocsStatic, type Endpoint } from '../../content/apiDocsStatic.ts';
import { Code, CodeBlock, Columns, Heading, Label, Stack, Summary, Text } from '../../design/index.ts';
import { asCurl, asJson } from './apiCode.ts';

const { reference } = apiDocsStatic;

export const ApiEndpoint = ({ endpoint }: { endpoint: Endpoint }) => {
  const { id, method, path, description, parameters, returns, response } = endpoint;
  const name = `${method} ${path}`;
  return (
    <section aria-labelledby={`api-${id}`}>
      <Columns ratio="even">
        <Stack gap={3}>
          <Heading as="h3" size="sm" id={`api-${id}`}>
            <Code>{name}</Code>
          </Heading>
          <Text>{description}</Text>
          <Heading as="h4" size="sm">
            {reference.request}
          </Heading>
          <Summary
            rows={parameters.map((parameter) => ({
              term: parameter.name,
              value: (
                <>
                  <Label as="span">
                    {parameter.type}, {reference.places[parameter.in]},{' '}
                    {parameter.isRequired ? reference.required : reference.optional}
                  </Label>
                  {'\n'}
                  {parameter.text}
                </>
              ),
            }))}
          />
          <Heading as="h4" size="sm">
            {reference.response}
          </Heading>
          <Text>{returns}</Text>
        </Stack>
        <Stack gap={3}>
          <Heading as="h4" size="sm">
            {reference.example}
          </Heading>
          <CodeBlock
            language={reference.shell}
            label={`${reference.request}: ${name}`}
            code={asCurl(endpoint)}
          />
          <CodeBlock
            language={reference.ok}
            label={`${reference.response}: ${name}`}
            code={asJson(response)}
          />
        </Stack>
      </Columns>
    </section>
  );
};
