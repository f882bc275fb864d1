import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { did, type Input, type Laws, settled } from '../index.ts';
import type { connectionModel } from './connection.model.ts';
import type { nodeModel } from './node.model.ts';
import type { requestModel } from './request.model.ts';
import type { draggedModel } from './splitter.model.ts';

const isSent = (input: Input, type: string): boolean =>
  input.kind === 'send' && (input.event as AnyEventObject).type === type;

/** What the package says of a request: it is sent, then answered, given up after three seconds, or aborted. */
export const requestLaws: Laws<typeof requestModel.machine> = {
  'an abort ends it as aborted, whatever it does': ({ before, input, after }) =>
    !isSent(input, 'abort') || before.status === 'done' || after.matches('aborted'),
  'it is sent, and only then waits three seconds for its answer': ({ after, effects, pending }) =>
    !after.matches('awaiting') || (did(effects, 'send message').length === 1 && pending.includes(3_000)),
  'without an answer to wait for, it succeeds once it is sent': ({ before, input, after }) =>
    !before.matches('idle') ||
    input.kind !== 'elapse' ||
    before.context.expectResponse ||
    after.matches('success'),
  'the answer is what it succeeds with': ({ before, input, after }) =>
    !before.matches('awaiting') ||
    !isSent(input, 'message') ||
    (after.matches('success') && after.context.response !== null),
  'an actor that was aborted aborts it, and time fails it': ({ before, input, after }) =>
    !before.matches('awaiting') ||
    (settled(input, 'listen for response')
      ? after.matches('aborted')
      : input.kind !== 'elapse' || after.matches('failed')),
  'its parent hears the end': ({ before, after, effects }) =>
    after.status !== 'done' ||
    before.status === 'done' ||
    effects.some(({ type }) => type.startsWith('send to ')),
  'it is over once it has failed, succeeded or was aborted': ({ after }) =>
    !(['failed', 'success', 'aborted'] as const).some((end) => after.matches(end)) || after.status === 'done',
};

/** What the package says of a node: it is connected after a handshake, tells what it hears, and can be disconnected. */
export const nodeLaws: Laws<typeof nodeModel.machine> = {
  'a disconnect leads back to the beginning': ({ input, after }) =>
    !settled(input, 'listen for disconnect') || after.matches('idle'),
  'what is heard while connected is told at once': ({ before, input, effects }) =>
    !before.matches('connected') ||
    ((!settled(input, 'listen for messages') || did(effects, 'emit message').length === 1) &&
      (!settled(input, 'listen for heartbeat') || did(effects, 'emit heartbeat').length === 1)),
  'a request that has ended is no longer among the requests': ({ before, input, after }) =>
    !settled(input, 'requestMachine') || after.context.requests.length < before.context.requests.length,
};

/** What the package says of a connection: it needs a target, keeps posts until it is connected, and can be disconnected. */
export const connectionLaws: Laws<typeof connectionModel.machine> = {
  'without a target it does not connect': ({ before, after }) =>
    !before.matches('idle') || before.context.target !== undefined || after.matches('idle'),
  'a disconnect ends a connection': ({ before, input, after }) =>
    !isSent(input, 'disconnect') || before.matches('idle') || after.matches('disconnected'),
  'a post before the connection waits in the buffer': ({ before, input, after }) =>
    !isSent(input, 'post') ||
    !(before.matches('idle') || before.matches('handshaking')) ||
    after.context.buffer.length === before.context.buffer.length + 1,
};

type Group = SnapshotFrom<typeof draggedModel.machine>;
const panelsOf = ({ context: { items } }: Group) => items.filter((item) => item.type === 'panel');
const pixelsOf = (snapshot: Group): readonly number[] =>
  panelsOf(snapshot).map(({ currentValue }) => currentValue.value.toNumber());
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const width = 510;
const handleWidth = 10;
const minWidth = 100;

/** What the package says of a group of panels: a handle shares out its width, within the panels' limits. */
export const draggedLaws: Laws<typeof draggedModel.machine> = {
  'dragging begins and ends with its handle': ({ before, input, after }) => {
    if (isSent(input, 'dragHandleStart')) return after.matches('dragging');
    if (isSent(input, 'dragHandleEnd')) return after.matches('idle');
    return before.value === after.value;
  },
  'while they are dragged, the panels fill the group': ({ after }) =>
    !after.matches('dragging') || sum(pixelsOf(after)) === width - handleWidth,
  'a handle that was dragged leaves each panel its share of the group': ({ before, input, after }) =>
    !isSent(input, 'dragHandleEnd') ||
    !before.matches('dragging') ||
    pixelsOf(after).every((share, i) => Math.abs(share * width - (pixelsOf(before)[i] ?? 0)) <= handleWidth),
  'a panel is as wide as its minimum at least, or collapsed to nothing': ({ after }) =>
    !after.matches('dragging') ||
    panelsOf(after).every(({ collapsed }, i) =>
      collapsed ? pixelsOf(after)[i] === 0 : (pixelsOf(after)[i] ?? 0) >= minWidth,
    ),
  'a handle that was dragged too far moves nothing until it is back': ({ before, input, after }) =>
    !isSent(input, 'dragHandle') ||
    before.context.dragOvershoot.eq(0) ||
    after.context.dragOvershoot.eq(0) ||
    String(pixelsOf(before)) === String(pixelsOf(after)),
  'a handle within the limits takes the panel along': ({ before, input, after }) => {
    if (!isSent(input, 'dragHandle') || !before.matches('dragging')) return true;
    if (!before.context.dragOvershoot.eq(0) || !after.context.dragOvershoot.eq(0)) return true;
    return String(pixelsOf(before)) !== String(pixelsOf(after));
  },
  'who listens hears of every size that is set or dragged': ({ before, input, after, effects }) =>
    !(isSent(input, 'setSize') || isSent(input, 'setActualItemsSize') || isSent(input, 'dragHandle')) ||
    (before.matches('dragging') && String(pixelsOf(before)) === String(pixelsOf(after))) ||
    (isSent(input, 'dragHandle') && !after.matches('dragging')) ||
    did(effects, 'onResize').length > 0,
  'a layout that was dragged is saved': ({ before, input, effects }) =>
    !isSent(input, 'dragHandleEnd') || !before.matches('dragging') || did(effects, 'onAutosave').length > 0,
  'the group has the size that was measured': ({ input, after }) =>
    !isSent(input, 'setSize') || after.context.size.width === width,
};
