import { apiDocs } from '../../content/apiDocs.ts';
import { Tabs } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { apiDocsTabs } from '../../wiring/apiDocsTabs.ts';
import { FollowAddress } from '../shared/FollowAddress.tsx';
import { ApiAuthentication } from './ApiAuthentication.static.tsx';
import { ApiEndpoints } from './ApiEndpoints.static.tsx';
import { ApiPrograms } from './ApiPrograms.static.tsx';

const { reference } = apiDocs;

export const ApiReference = () => {
  const [state, send] = useWired(apiDocsTabs);
  return (
    <>
      <FollowAddress send={send} />
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
    </>
  );
};
