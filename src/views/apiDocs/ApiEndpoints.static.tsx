import { apiDocsStatic, endpoints } from '../../content/apiDocsStatic.ts';
import { DocumentColumns, DocumentContents, Stack, Static } from '../../design/index.ts';
import { ApiEndpoint } from './ApiEndpoint.tsx';

export const ApiEndpoints = () => (
  <Static name="ApiEndpoints">
    <DocumentColumns>
      <DocumentContents
        label={apiDocsStatic.contents}
        sections={endpoints.map(({ id, method, path }) => ({
          id: `api-${id}`,
          heading: `${method} ${path.replace('/api/v1', '')}`,
        }))}
      />
      <Stack gap={7}>
        {endpoints.map((endpoint) => (
          <ApiEndpoint key={endpoint.id} endpoint={endpoint} />
        ))}
      </Stack>
    </DocumentColumns>
  </Static>
);
