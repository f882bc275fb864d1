import { requestDemonstration } from '../../content/demonstrationForms.ts';
import { Static } from '../../design/index.ts';
import { Demonstration } from '../shared/Demonstration.tsx';
import { OrderOpen } from './OrderOpen.tsx';

/** The way in without JavaScript, and what the page says whatever becomes of the link: at its end, so that the turn is in sight. */
export const OrderNotes = () => (
  <Static name="OrderNotes">
    <noscript>
      <OrderOpen />
    </noscript>
    <Demonstration note={requestDemonstration} />
  </Static>
);
