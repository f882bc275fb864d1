import { useState } from 'react';
import { desk } from '../../content/desk.ts';
import { Button, Cluster, Notice, Stack, Text } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { href } from '../../routes/href.ts';
import { followTo } from '../../shell/followTo.ts';
import { useNavigation } from '../../shell/useShell.ts';
import { deskErasure } from '../../wiring/deskErasure.ts';
import type { ReportLost } from '../../wiring/deskRequests.ts';

const { erasure: words } = desk;

export const DeskErasure = ({ id, report }: { readonly id: string; readonly report: ReportLost }) => {
  const navigation = useNavigation();
  const [machine] = useState(() => deskErasure(id, report, () => followTo(navigation, href('desk'))));
  const [state, send] = useWired(machine);
  const isBusy = state.hasTag('busy');
  if (state.matches('idle'))
    return (
      <div>
        <Button id="desk-erase" variant="outline" size="sm" onClick={() => send({ type: 'erasure.ask' })}>
          {words.ask}
        </Button>
      </div>
    );
  return (
    <Stack gap={2}>
      <div role="status">
        {state.matches({ asking: 'failed' }) ? <Notice tone="warning">{words.failed}</Notice> : null}
      </div>
      <Text id="desk-erase-question" tabIndex={-1}>
        {words.question}
      </Text>
      <Cluster gap={2}>
        <Button
          variant="destructive"
          size="sm"
          unavailable={!state.can({ type: 'erasure.confirm' })}
          onClick={() => send({ type: 'erasure.confirm' })}
        >
          {isBusy ? words.busy : words.confirm}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          unavailable={!state.can({ type: 'erasure.cancel' })}
          onClick={() => send({ type: 'erasure.cancel' })}
        >
          {words.cancel}
        </Button>
      </Cluster>
    </Stack>
  );
};
