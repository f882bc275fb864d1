import { order } from '../../content/order.ts';
import { Text } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

const { ask } = order;

export const OrderLost = () => (
  <Text size="sm" tone="muted">
    {ask.lost} <RouteLink to="contact">{ask.write}</RouteLink>
    {ask.writeEnd}
  </Text>
);
