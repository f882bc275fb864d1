import { isDone } from '../../../machines/desk/deskRules.ts';
import type { DeskRow } from '../../../machines/order/orderDocument.ts';
import { desk } from '../../content/desk.ts';
import { Button } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import type { DeskProps } from './deskProps.ts';

const { list: words } = desk;

export const DeskDone = ({ row, state, send }: DeskProps & { readonly row: DeskRow }) => {
  const done = isDone(state.context, row);
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={done}
      aria-label={fill(words.doneName, { name: row.name })}
      unavailable={state.matches({ mark: 'sending' })}
      onClick={() => send({ type: 'message.mark', id: row.id })}
    >
      {words.done}
    </Button>
  );
};
