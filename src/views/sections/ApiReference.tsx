import { useMachine } from '@xstate/react';
import { useInspect } from '../../actors.ts';
import { apiDocs } from '../../content/apiDocs.ts';
import { Tabs } from '../../design/index.ts';
import { apiDocsTabs } from '../../wiring/apiDocsTabs.ts';
import { ApiAuthentication } from './ApiAuthentication.tsx';
import { ApiEndpoints } from './ApiEndpoints.tsx';
import { ApiPrograms } from './ApiPrograms.tsx';

/** The reference in three parts: endpoints, authentication, examples. */
export const ApiReference = () => {
  const inspect = useInspect();
  const [state, send] = useMachine(apiDocsTabs, inspect ? { inspect } : {});
  return (
    <Tabs
      label={apiDocs.reference.tabs}
      idPrefix="api"
      value={state.value}
      onValueChange={(id) => send({ type: `${id}.open` })}
      tabs={[
        {
          id: 'endpoints',
          label: apiDocs.endpoints.label,
          panel: <ApiEndpoints />,
        },
        { id: 'authentication', label: apiDocs.authentication.label, panel: <ApiAuthentication /> },
        { id: 'examples', label: apiDocs.examples.label, panel: <ApiPrograms /> },
      ]}
    />
  );
};
