import { viewSuite } from '../../tests/paths/view.ts';
import { OrderStage, OrderTab } from '../../tests/worlds/orderStage.tsx';
import { followedOrderPageModel } from './followedOrder.model.ts';
import { followedOrderScript } from './followedOrder.script.ts';

/** What is asked names the order and what the page has of it. */
const wire: (typeof followedOrderScript)['wire'] = {
  sends: ({ effects }) =>
    effects.flatMap(({ type, params }) => {
      if (!type.startsWith('start ')) return [];
      const { id, after } = params as { readonly id: string; readonly after: number | null };
      const isStream = type === 'start awaitOrder';
      return [
        {
          address: `/orders/${id}`,
          method: 'GET',
          headers: {
            accept: isStream ? 'text/event-stream' : 'application/json',
            authorization: `Bearer ${location.hash.slice(1)}`,
            ...(isStream || after === null ? {} : { 'if-none-match': `"${after}"` }),
          },
          body: null,
          isAbortable: true,
        },
      ];
    }),
  underWay: (snapshot) =>
    snapshot.matches('loading') ||
    snapshot.matches({ following: { live: 'streaming' } }) ||
    snapshot.matches({ following: { live: 'polling' } })
      ? 1
      : 0,
};

viewSuite({
  name: 'followedOrder',
  model: followedOrderPageModel,
  script: { ...followedOrderScript, wire },
  world: () => new OrderTab(),
  requests: (world) => world.reads,
  render: ({ inspect, world }) => <OrderStage inspect={inspect} world={world} />,
});
