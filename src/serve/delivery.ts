import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alertsOf, queueAlerts } from '../delivery/alerts.ts';
import { type RunningDelivery, startDelivery } from '../delivery/startDelivery.ts';
import { alertOf } from '../inbox/rules/mailIds.ts';
import { folderOrders } from '../orders/folderOrders.ts';
import { mailAboutOrders } from '../orders/orderMail.ts';
import { securityTxtFile } from '../site-build/securityTxt.ts';
import type { Monitor } from './health.ts';
import type { ServedOrders } from './orders.ts';
import type { ServeOptions } from './serveOptions.ts';

const alertPauseMs = 60_000;

/** Sends the e-mails that wait, and tells the owner what the site cannot solve; null: nothing is sent. */
export async function deliveryOf(
  { config, dist, inboxFolder: folder, delivery, limits }: ServeOptions,
  orders: ServedOrders | null,
  monitor: Monitor,
): Promise<{ readonly running: RunningDelivery; readonly stopAlerts: () => void } | null> {
  if (!delivery) return null;
  const site = {
    siteName: config.name,
    siteUrl: config.siteUrl,
    hasCommand: true,
    hasDesk: orders?.hasDesk ?? false,
  };
  const orderMail =
    orders === null
      ? undefined
      : mailAboutOrders({
          ...site,
          store: folderOrders(folder),
          keyOf: orders.keyOf,
          contactEmail: config.contactEmail,
          isDemonstration: config.demonstration !== 'off',
        });
  let givenUp = 0;
  const running = await startDelivery({
    folder,
    site,
    orderMail,
    ...delivery,
    onResult: (result, id) => {
      monitor.countEmail(result);
      // An e-mail about e-mails that are given up would be given up, too.
      if (result === 'givenUp' && alertOf(id) === null) givenUp += 1;
    },
  });
  const alert = async () => {
    const { freeBytes } = await monitor.health();
    const securityExpires = dist === undefined ? undefined : await securityExpiry(dist);
    const facts = { freeBytes, reserve: limits?.freeBytes ?? 0, securityExpires, givenUp };
    await queueAlerts(folder, alertsOf(facts, Date.now()), Date.now());
    givenUp -= facts.givenUp;
  };
  const alertAgain = () =>
    void alert().catch((error: unknown) => delivery.log(`The owner could not be told: ${error}`));
  alertAgain();
  const timer = setInterval(alertAgain, alertPauseMs).unref();
  return { running, stopAlerts: () => clearInterval(timer) };
}

/** Undefined if the site has none. */
const securityExpiry = (dist: string): Promise<Date | undefined> =>
  readFile(join(dist, securityTxtFile), 'utf8').then(
    (text) => new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? ''),
    () => undefined,
  );
