import { bodies as accountSettings } from '../../content/help/account-settings.ts';
import type { Bodies } from '../../content/help/block.ts';
import { bodies as communication } from '../../content/help/communication.ts';
import { bodies as gettingStarted } from '../../content/help/getting-started.ts';
import { bodies as paymentsBilling } from '../../content/help/payments-billing.ts';
import type { HelpTopicKey } from '../../content/help/topics.ts';
import { bodies as trustSafety } from '../../content/help/trust-safety.ts';
import { Prose } from '../../design/index.ts';
import { HelpBlock } from './HelpBlock.tsx';

const bodiesOf: Record<HelpTopicKey, Bodies> = {
  'getting-started': gettingStarted,
  'payments-billing': paymentsBilling,
  'trust-safety': trustSafety,
  'account-settings': accountSettings,
  communication,
};

/** The full text of an article. A module of its own with a default export, because it is loaded lazily. */
const HelpArticle = ({ topic, id }: { topic: HelpTopicKey; id: string }) => (
  <Prose>
    {bodiesOf[topic][id]?.map((block) => (
      <HelpBlock key={'items' in block ? block.items.join() : block.text} block={block} />
    ))}
  </Prose>
);

export default HelpArticle;
