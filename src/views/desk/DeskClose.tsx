import { desk } from '../../content/desk.ts';
import { order } from '../../content/order.ts';
import { Button, Cluster, Stack, Text } from '../../design/index.ts';
import type { DeskActing } from './deskActing.ts';

const { close: words } = desk.forms;
const { acts } = order;

export const DeskClose = ({ state, send, possible: { close }, after }: DeskActing) => {
  const isBusy = state.hasTag('busy');
  return (
    <Stack gap={2}>
      <Text id="desk-close" tabIndex={-1}>
        {words.question}
      </Text>
      <Cluster gap={2}>
        <Button
          variant="destructive"
          size="sm"
          unavailable={isBusy}
          onClick={() => close && send({ type: 'act.send', act: close, after })}
        >
          {isBusy ? acts.sending : words.submit}
        </Button>
        <Button variant="ghost" size="sm" unavailable={isBusy} onClick={() => send({ type: 'answer.close' })}>
          {acts.back}
        </Button>
      </Cluster>
    </Stack>
  );
};
