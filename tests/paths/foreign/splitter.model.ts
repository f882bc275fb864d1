import {
  dragHandlePayload,
  groupMachine,
  initializePanel,
  initializePanelHandleData,
} from '@window-splitter/state';
import type { ContextFrom } from 'xstate';
import type { Model } from '../index.ts';

const panel = (id: string) => ({
  ...initializePanel({ id, min: '100px', collapsible: true }),
  collapsed: false,
});
const handle = initializePanelHandleData({ id: 'h', size: '10px' });
const size = { width: 250, height: 100 };
type Context = ContextFrom<typeof groupMachine>;
const isMeasured = ({ items: [first] }: Context): boolean =>
  first?.type === 'panel' && (!!first.lastKnownSize || first.currentValue.value.gte(0));
const limits: Readonly<Record<string, (context: Context) => boolean>> = {
  setSize: ({ size }) => size.width === 0,
  setActualItemsSize: (context) => context.size.width > 0 && !isMeasured(context),
  dragHandle: (context) => isMeasured(context) && context.dragOvershoot.abs().lt(150),
};

/** Two panels with a handle between them, which a pointer drags, and a panel that collapses in an animation. */
export const splitterModel = {
  machine: groupMachine,
  inputs: [{ groupId: 'g', initialItems: [panel('a'), handle, panel('b')] as never }],
  events: {
    setSize: [{ size: { width: 510, height: 100 } }],
    setActualItemsSize: [{ childrenSizes: { a: size, b: size } }],
    dragHandleStart: [{ handleId: 'h' }],
    dragHandle: [-100, 100].map((delta) => ({ handleId: 'h', value: dragHandlePayload({ delta }) })),
    dragHandleEnd: [{ handleId: 'h' }],
    collapsePanel: [{ panelId: 'a' }],
    expandPanel: [{ panelId: 'a' }],
  } as never,
  internal: [
    'applyDelta',
    'setPanelPixelSize',
    'registerPanel',
    'registerDynamicPanel',
    'unregisterPanel',
    'registerPanelHandle',
    'unregisterPanelHandle',
    'setOrientation',
  ],
  possible: ({ context }, { type }) => (limits[type] ?? isMeasured)(context),
  outcomes: { animation: { collapses: { output: { panelId: 'a', action: 'collapse' } } } },
  // Each new number of its context is another object.
  comparisons: 20,
  identity: ({ context }) => JSON.stringify(context),
} satisfies Model<typeof groupMachine>;

/** Without the animation that changes a context in place, for which the whole is refused. */
export const draggedModel = {
  ...splitterModel,
  possible: (snapshot, event) =>
    !/^(collapse|expand)Panel$/.test(event.type) && splitterModel.possible(snapshot, event),
} satisfies Model<typeof groupMachine>;
