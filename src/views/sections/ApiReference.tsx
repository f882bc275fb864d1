import { useMachine } from '@xstate/react';
import { useInspect } from '../../actors.ts';
import { apiDocs } from '../../content/apiDocs.ts';
import { Tabs } from '../../design/index.ts';
import { apiDocsTabs } from '../../wiring/apiDocsTabs.ts';
import { ApiAuthentication } from '../static/ApiAuthentication.tsx';
import { ApiEndpoints } from '../static/ApiEndpoints.tsx';
import { ApiPrograms } from '../static/ApiPrograms.tsx';

const { reference } = apiDocs;

/** The reference in three parts: endpoints, authentication, examples. */
export const ApiReference = () => {
  const inspect = useInspect();
  const [state, send] = useMachine(apiDocsTabs, inspect ? { inspect } : {});
  return (
    <Tabs
      label={reference.tabs}
      idPrefix="api"
      value={state.value}
      onValueChange={(id) => send({ type: `${id}.open` })}
      tabs={[
        { id: 'endpoints', label: reference.endpoints, panel: <ApiEndpoints /> },
        { id: 'authentication', label: reference.authentication, panel: <ApiAuthentication /> },
        { id: 'examples', label: reference.examples, panel: <ApiPrograms /> },
      ]}
    />
  );
};
