import { useState } from 'react';
import { apiDocs, endpoints } from '../../content/apiDocs.ts';
import { Stack, Tabs } from '../../design/index.ts';
import { ApiAuthentication } from './ApiAuthentication.tsx';
import { ApiEndpoint } from './ApiEndpoint.tsx';
import { ApiPrograms } from './ApiPrograms.tsx';

/** The reference in three parts: endpoints, authentication, examples. */
export const ApiReference = () => {
  const [part, setPart] = useState('endpoints');
  return (
    <Tabs
      label={apiDocs.reference.tabs}
      idPrefix="api"
      value={part}
      onValueChange={setPart}
      tabs={[
        {
          id: 'endpoints',
          label: apiDocs.endpoints.label,
          panel: (
            <Stack gap={7}>
              {endpoints.map((endpoint) => (
                <ApiEndpoint key={endpoint.id} endpoint={endpoint} />
              ))}
            </Stack>
          ),
        },
        { id: 'authentication', label: apiDocs.authentication.label, panel: <ApiAuthentication /> },
        { id: 'examples', label: apiDocs.examples.label, panel: <ApiPrograms /> },
      ]}
    />
  );
};
