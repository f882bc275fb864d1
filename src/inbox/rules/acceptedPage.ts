import { shortReference } from '../../../machines/requestSubmission/referenceRules.ts';
import { contactThanks } from '../../content/contactThanks.ts';
import { follow } from '../../content/follow.ts';
import { visitorMail } from '../../content/orderMail.ts';
import type { Acknowledged } from './acknowledged.ts';
import { escaped, framedPage } from './refusalPage.ts';

interface AcceptedPageOptions {
  readonly siteName: string;
  readonly formPath?: string;
  readonly ordersPath?: string | undefined;
  readonly isDemonstration?: boolean;
}

/** After a form without a script: the number of the message, and the way to follow it. */
export function acceptedPage(
  { reference, key, isMailed }: Acknowledged,
  { siteName, formPath = '/contact', ordersPath, isDemonstration = false }: AcceptedPageOptions,
): string {
  const link = escaped(`/request/${reference}#${key}`);
  const withoutScript =
    ordersPath === undefined
      ? ''
      : `
    <form method="post" action="${escaped(ordersPath)}/open">
      <input type="hidden" name="link" value="${link}">
      <p>${follow.withoutScript} <button>${follow.open}</button></p>
    </form>`;
  return framedPage({
    siteName,
    title: contactThanks.heading,
    crumb: contactThanks.title,
    parent: { path: formPath, label: 'Contact' },
    main: `    <p>${contactThanks.lead}</p>${
      isDemonstration
        ? `
    <p>${visitorMail.onlyShown}</p>`
        : ''
    }
    <p>${contactThanks.number} <b>${escaped(shortReference(reference))}</b></p>
    <p><a href="${link}">${follow.message}</a></p>
    <p>${isMailed ? follow.mailed : follow.only}</p>${withoutScript}`,
  });
}
