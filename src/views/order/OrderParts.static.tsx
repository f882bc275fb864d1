import { requestDemonstration } from '../../content/demonstrationForms.ts';
import { order } from '../../content/order.ts';
import { Static } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';
import { OrderOpen } from './OrderOpen.tsx';

export const OrderHead = () => (
  <Static name="OrderHead">
    <PageHeader words={order} />
  </Static>
);

/** What the page says whatever becomes of the link, and the way in without JavaScript. */
export const OrderNotes = () => (
  <Static name="OrderNotes">
    <Demonstration note={requestDemonstration} />
    <noscript>
      <OrderOpen />
    </noscript>
  </Static>
);
