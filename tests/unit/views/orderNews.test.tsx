import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { orderActMachine } from '../../../machines/orderAct/orderActMachine.ts';
import { order } from '../../../src/content/order.ts';
import { OrderNews } from '../../../src/views/order/OrderNews.tsx';

const places = ['turn', 'message', 'file'] as const;

it.each(places)('what became of an act is said where it was done: %s', (place) => {
  const { context } = getInitialSnapshot(orderActMachine, { fileLimit: 1 });
  const state = orderActMachine.resolveState({
    value: { editing: 'sent' },
    context: { ...context, place },
  });
  render(places.map((each) => <OrderNews key={each} state={state} send={() => {}} place={each} />));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toEqual(
    places.map((each) => (each === place ? order.news.sent : '')),
  );
});
