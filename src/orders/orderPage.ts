/** The page of an order without script: plain HTML and plain forms (D8). Every text of others is escaped. */

import { fileSize } from '../../machines/fileSizeRules.ts';
import type { StoredEvent } from '../../machines/order/orderDocument.ts';
import type { OrderAct, Terms } from '../../machines/order/orderEvents.ts';
import { stateOf, turnOf } from '../../machines/order/orderRules.ts';
import { visitorMail } from '../content/orderMail.ts';
import {
  orderPageEvents,
  orderPageParties,
  orderPageStates,
  orderPageTurns,
  orderPageWords as words,
} from '../content/orderPage.ts';
import { fill } from '../inbox/rules/fill.ts';
import type { Refusal } from '../inbox/rules/refusal.ts';
import { escaped, formPolicy, framedPage } from '../inbox/rules/refusalPage.ts';
import { documentOf } from './documents.ts';
import type { Order } from './orderLog.ts';
import type { OrdersWorld } from './ordersWorld.ts';

const html = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': formPolicy,
      ...headers,
    },
  });

const page = (world: OrdersWorld, title: string, main: string): string =>
  framedPage({
    siteName: world.siteName,
    title,
    crumb: title,
    parent: { path: '/contact', label: 'Contact' },
    main,
  });

const paragraph = (text: string): string => `    <p>${escaped(text)}</p>`;
const pre = (text: string): string => `    <pre>${escaped(text)}</pre>`;
const rows = (list: readonly (readonly [string, string])[]): string =>
  `    <dl>\n${list.map(([name, value]) => `      <dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('\n')}\n    </dl>`;
const heading = (text: string): string => `    <h2>${escaped(text)}</h2>`;

/** In UTC, because the server does not know where the visitor is. */
const timeOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const termRows = ({ person, price, date, note, validUntil }: Terms): (readonly [string, string])[] => [
  [words.person, person],
  [words.price, fill(words.vat, { price: price.toLocaleString('en-US') })],
  [words.date, date],
  [words.validUntil, timeOf(validUntil)],
  ...(note === '' ? [] : [[words.offerNote, note] as const]),
];

const eventText = (event: StoredEvent, path: string): string => {
  const head = `${orderPageParties[event.by]}, ${timeOf(event.at)}: ${orderPageEvents[event.type]}`;
  const details =
    event.type === 'offer.make'
      ? rows(termRows(event.terms))
      : event.type === 'file.add'
        ? `    <p><a href="${path}/files/${event.number}">${escaped(event.file.fileName)}</a> (${fileSize(event.file.size)})</p>`
        : event.type === 'message.write'
          ? pre(event.text)
          : 'note' in event && event.note !== ''
            ? pre(event.note)
            : '';
  return `      <li>${escaped(head)}\n${details}</li>`;
};

type ButtonName = Exclude<keyof typeof words.buttons, 'open' | 'file.add'>;

interface FormOf {
  readonly type: ButtonName;
  readonly hidden?: Readonly<Record<string, number>>;
  readonly text?: { readonly name: 'note' | 'text'; readonly label: string; readonly isNeeded: boolean };
}

const keyField = (): string => `<input type="hidden" name="key" value="${crypto.randomUUID()}">`;

const formFor = ({ type, hidden = {}, text }: FormOf, path: string): string => {
  const inputs = [
    keyField(),
    `<input type="hidden" name="type" value="${type}">`,
    ...Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`),
    ...(text === undefined
      ? []
      : [
          `<p><label>${escaped(text.label)}<br><textarea name="${text.name}" rows="4" cols="40"${text.isNeeded ? ' required' : ''}></textarea></label></p>`,
        ]),
    `<button>${escaped(words.buttons[type])}</button>`,
  ];
  return `    <form method="post" action="${path}/events">${inputs.join('')}</form>`;
};

const fileForm = (path: string): string =>
  `    <form method="post" action="${path}/files" enctype="multipart/form-data">${keyField()}<p><label>${escaped(words.fileLabel)}<br><input type="file" name="attachment" required></label></p><button>${escaped(words.buttons['file.add'])}</button></form>`;

const optionalNote = { name: 'note', label: words.note, isNeeded: false } as const;
const neededNote = (label: string) => ({ name: 'note', label, isNeeded: true }) as const;

/** Only what the machine would accept now. */
function formsOf({ snapshot }: Order, path: string, now: number): string[] {
  const { offer, deliveries } = snapshot.context;
  const acts: readonly (readonly [OrderAct, FormOf])[] = [
    ...(offer === null
      ? []
      : ([
          [
            { type: 'offer.agree', offer: offer.number },
            { type: 'offer.agree', hidden: { offer: offer.number } },
          ],
          [
            { type: 'offer.decline', offer: offer.number, note: '' },
            { type: 'offer.decline', hidden: { offer: offer.number }, text: optionalNote },
          ],
        ] as const)),
    [
      { type: 'work.approve', delivery: deliveries },
      { type: 'work.approve', hidden: { delivery: deliveries } },
    ],
    [
      { type: 'work.return', delivery: deliveries, note: 'x' },
      { type: 'work.return', hidden: { delivery: deliveries }, text: neededNote(words.returnNote) },
    ],
    [
      { type: 'message.write', text: 'x' },
      { type: 'message.write', text: { name: 'text', label: words.message, isNeeded: true } },
    ],
    [
      { type: 'dispute.open', note: 'x' },
      { type: 'dispute.open', text: neededNote(words.disputeNote) },
    ],
    [{ type: 'request.withdraw' }, { type: 'request.withdraw' }],
  ];
  const at = new Date(now).toISOString();
  const forms = acts
    .filter(([act]) => snapshot.can({ ...act, by: 'visitor', at }))
    .map(([, form]) => formFor(form, path));
  return snapshot.status === 'active' ? [...forms, fileForm(path)] : forms;
}

export function orderPage(order: Order, world: OrdersWorld): Response {
  const { id, kind, receivedAt, answers, text, attachment, events } = documentOf(order);
  const path = `${world.path}/${id}`;
  const { offer, agreed } = order.snapshot.context;
  const turn = turnOf(order.snapshot);
  const forms = formsOf(order, path, world.now());
  const main = [
    ...(world.isDemonstration ? [paragraph(visitorMail.onlyShown)] : []),
    paragraph(orderPageStates[stateOf(order.snapshot)]),
    ...(turn === null ? [] : [paragraph(orderPageTurns[turn])]),
    ...(offer === null ? [] : [heading(words.offer), rows(termRows(offer))]),
    ...(agreed === null ? [] : [heading(words.agreed), rows(termRows(agreed))]),
    ...(forms.length === 0 ? [] : [heading(words.actions), ...forms]),
    heading(words.history),
    events.length === 0
      ? paragraph(words.nothing)
      : `    <ol>\n${events.map((event) => eventText(event, path)).join('\n')}\n    </ol>`,
    heading(words.sent),
    rows([
      [words.number, id],
      [words.received, timeOf(receivedAt)],
      ...answers.map(({ heading: name, value }) => [name, value || words.notGiven] as const),
    ]),
    ...(text.value === '' ? [] : [paragraph(text.heading), pre(text.value)]),
    ...(attachment === null
      ? []
      : [
          `    <p>${escaped(words.attachment)}: <a href="${path}/files/0">${escaped(attachment.fileName)}</a> (${fileSize(attachment.size)})</p>`,
        ]),
  ].join('\n');
  return html(200, page(world, kind === 'request' ? words.title : words.messageTitle, main));
}

/** Every failure offers to open the page by its link: a browser may have lost the cookie. */
export function failurePage({ status, problems, headers }: Refusal, world: OrdersWorld): Response {
  const list = problems.map(({ message }) => `      <li>${escaped(message)}</li>`).join('\n');
  const main = [
    paragraph(words.failedText),
    `    <ul>\n${list}\n    </ul>`,
    ...(status === 404 ? [] : [paragraph(words.back)]),
    ...(status === 404
      ? [
          paragraph(words.linkText),
          `    <form method="post" action="${world.path}/open"><p><label>${escaped(words.link)}<br><input name="link" required size="60" autocomplete="off"></label></p><button>${escaped(words.buttons.open)}</button></form>`,
        ]
      : []),
    ...(world.contactEmail === ''
      ? []
      : [`    <p><a href="mailto:${escaped(world.contactEmail)}">${escaped(world.contactEmail)}</a></p>`]),
  ].join('\n');
  return html(status, page(world, words.failed, main), headers);
}
