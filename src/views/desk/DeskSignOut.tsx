import { desk } from '../../content/desk.ts';
import { Button, Cluster, Notice, Stack } from '../../design/index.ts';
import type { SessionProps } from './deskProps.ts';

const { signOut: words } = desk;

export const DeskSignOut = ({ state, send }: SessionProps) => {
  const isBusy = state.hasTag('busy');
  return (
    <Stack gap={2}>
      <div role="status">
        {state.matches({ signedIn: 'failed' }) ? <Notice tone="warning">{words.failed}</Notice> : null}
      </div>
      <Cluster gap={2}>
        <Button
          variant="outline"
          size="sm"
          unavailable={isBusy}
          onClick={() => send({ type: 'session.end' })}
        >
          {isBusy ? words.busy : words.here}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          unavailable={isBusy}
          onClick={() => send({ type: 'session.endAll' })}
        >
          {words.everywhere}
        </Button>
      </Cluster>
    </Stack>
  );
};
