// @vitest-environment node

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderAct } from '../../../machines/order/orderEvents.ts';
import { folderOutbox } from '../../../src/inbox/folderOutbox.ts';
import { folderOrders } from '../../../src/orders/folderOrders.ts';
import { addEvent } from '../../../src/orders/orderLog.ts';
import { queueOrderMail } from '../../../src/orders/orderMail.ts';
import { goodRequest } from '../../worlds/inbox/form.ts';
import { commandForEachTest, hash } from './inboxFixture.ts';

const inbox = commandForEachTest();
const id = `${hash('aaaa')}-1`;
const offer = ['offer', 'aaaa', '--person', 'Maria Silva', '--price', '180', '--date', '2026-11-27'];
let keys = 0;

const visitor = (act: OrderAct) =>
  addEvent(
    folderOrders(inbox.folder),
    id,
    { key: `visitor-${++keys}`, act, by: 'visitor' },
    Date.parse('2026-11-22T12:30:00.000Z'),
  );

beforeEach(() => void inbox.put({ id, kind: 'request' }));

describe('an order in the terminal', () => {
  it('is only read in a copy of the worker’s bucket', async () => {
    writeFileSync(join(inbox.folder, 'order-secret'), 'x');
    expect((await inbox.run(['show', 'aaaa'])).out).toMatch(/^State +new$/m);
    for (const args of [
      ['read', 'aaaa'],
      offer,
      ['done', 'aaaa'],
      ['delete', 'aaaa', '--yes'],
      ['resend', 'aaaa'],
      ['newsletter'],
    ]) {
      const { code, out, errors } = await inbox.run(args);
      expect([code, out]).toEqual([1, '']);
      expect(errors).toContain('is a copy of a Cloudflare bucket');
      expect(errors).toContain('With INBOX_BUCKET it works on the bucket itself');
    }
    expect((await inbox.run(['show', 'aaaa'])).out).toMatch(/^State +new$/m);
  });

  it('is the owner’s turn when it is new, and has no history', async () => {
    const { out } = await inbox.run(['show', 'aaaa']);
    expect(out).toMatch(/^State +new$/m);
    expect(out).toMatch(/^Turn +yours$/m);
    expect(out).not.toContain('wrote');
  });

  it('is led from the request to its end, and each step is in its history', async () => {
    expect((await inbox.run(['read', 'aaaa'])).out).toMatch(/^State +read$/m);
    const made = await inbox.run([...offer, '--note', 'Five slides', '--days', '3']);
    expect(made.errors).toBe('');
    expect(made.out).toMatch(/^State +offered$/m);
    expect(made.out).toMatch(/^Turn +theirs$/m);
    expect(made.out).toMatch(
      /^Offer +1: Maria Silva, €180, by 2026-11-27 \(Five slides\), valid until 25 Nov 2026/m,
    );
    expect((await inbox.run([])).out).toMatch(/ offered, theirs$/m);

    await visitor({ type: 'message.write', text: 'Can it be blue?' });
    expect((await inbox.run(['show', 'aaaa'])).out).toMatch(/^Turn +yours$/m);
    writeFileSync(join(inbox.parent, 'blue.png'), 'blue');
    const replied = await inbox.run(['reply', 'aaaa', 'Yes,', 'any blue.', '--file', 'blue.png']);
    expect(replied.out).toContain('    Yes, any blue.');
    expect(replied.out).toMatch(/^ +blue\.png /m);
    await visitor({ type: 'offer.agree', offer: 1 });

    writeFileSync(join(inbox.parent, 'deck.pdf'), 'slides');
    const delivered = await inbox.run(['deliver', 'aaaa', 'deck.pdf', '--note', 'Here it is.']);
    expect(delivered.errors).toBe('');
    expect(delivered.out).toMatch(/^State +delivered$/m);
    expect(delivered.out).toMatch(/^ +deck\.pdf \(file-[0-9a-f]{32}-.*\)$/m);
    await visitor({ type: 'work.approve', delivery: 1 });
    const closed = await inbox.run(['close', 'aaaa']);
    expect(closed.out).toMatch(/^State +closed$/m);
    expect(closed.out).not.toMatch(/^Turn/m);
    expect(closed.out.match(/(visitor|you) (\w+)/g)).toEqual([
      'you read',
      'you made',
      'visitor wrote',
      'you added',
      'you wrote',
      'visitor agreed',
      'you added',
      'you delivered',
      'visitor approved',
      'you closed',
    ]);
  });

  it('has its disputes opened and decided', async () => {
    await inbox.run(offer);
    await visitor({ type: 'offer.agree', offer: 1 });
    expect((await inbox.run(['dispute', 'aaaa', '--note', 'It is not paid.'])).out).toMatch(
      /^State +in dispute$/m,
    );
    expect((await inbox.run(['decide', 'aaaa', '--note', 'We stop.'])).out).toMatch(/^State +closed$/m);
  });

  it('says why an act is not possible now, and keeps nothing of it', async () => {
    writeFileSync(join(inbox.parent, 'deck.pdf'), 'slides');
    const { code, errors } = await inbox.run(['deliver', 'aaaa', 'deck.pdf']);
    expect(code).toBe(1);
    expect(errors).toContain('This is not possible now');
    expect((await inbox.run(['show', 'aaaa'])).out).not.toContain('deck.pdf');
  });

  it.each([
    [['offer', 'aaaa'], 'The person is missing.'],
    [[...offer.slice(0, 5), '12.50', ...offer.slice(6)], 'The price must be'],
    [[...offer.slice(0, 7), 'Friday'], 'The date must be a day like'],
    [['reply', 'aaaa'], 'The message is missing.'],
    [['decide', 'aaaa'], 'The note is missing.'],
    [['dispute', 'aaaa'], 'The note is missing.'],
    [['deliver', 'aaaa', 'nowhere.pdf'], 'Cannot read nowhere.pdf'],
  ])('%j: %s', async (args, message) => {
    const { code, errors } = await inbox.run(args);
    expect(code).toBe(1);
    expect(errors).toContain(message);
  });

  it.each([
    [['offer', 'aaaa', '--days', '0'], '--days must be a whole number'],
    [['close'], 'The id of a message is missing.'],
    [['close', 'aaaa', 'bbbb'], 'Unexpected argument: bbbb'],
  ])('%j is wrong usage', async (args, message) => {
    const { code, errors } = await inbox.run(args);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });

  it('shows what a visitor wrote without letting it steer the terminal', async () => {
    await visitor({ type: 'message.write', text: 'red \u001b[31m and \u202e back' });
    const { out } = await inbox.run(['show', 'aaaa']);
    expect(out).not.toContain('\u001b');
    expect(out).not.toContain('\u202e');
    expect(out).toContain('red \\x1b[31m');
  });

  it('is in the export, and its log goes with the message', async () => {
    await inbox.run(['read', 'aaaa']);
    const [exported] = JSON.parse((await inbox.run(['export', '--format', 'json'])).out);
    expect(exported.order).toMatchObject({
      state: 'read',
      turn: 'owner',
      events: [{ type: 'request.read' }],
    });
    const log = join(inbox.folder, 'messages', hash('aaaa'), '1', 'events.jsonl');
    expect(existsSync(log)).toBe(true);
    await inbox.run(['delete', 'aaaa', '--yes']);
    expect(existsSync(log)).toBe(false);
  });

  it('queues an e-mail for each step that is kept, says what became of each, and erases all', async () => {
    const outbox = folderOutbox(inbox.folder);
    const world = { beforeEvent: queueOrderMail(outbox) };
    for (const args of [['read', 'aaaa'], offer, ['decide', 'aaaa', '--note', 'No.']])
      await inbox.run(args, world);
    expect(await outbox.ids()).toEqual([`${id}.visitor-2`]);
    const at = '2026-11-22T12:00:00.000Z';
    const refused = { state: 'givenUp', at, attempts: 1, reason: '550 no such user' };
    await outbox.write('delivery', `${id}.visitor-0`, refused);
    const { out } = await inbox.run(['show', 'aaaa']);
    expect(out).toMatch(
      /^To visitor +confirmation: given up 22 Nov 2026 .* after 1 attempt: 550 no such user$/m,
    );
    expect(out).toMatch(/^To visitor +made an offer: waiting, next attempt /m);
    expect((await inbox.run(['prune'], { keepDays: 1, now: () => Date.now() + 1e12 })).out).toContain(
      'Nothing is',
    );
    await inbox.run(['resend', 'aaaa']);
    expect((await outbox.ids()).toSorted()).toEqual([id, `${id}.visitor-0`, `${id}.visitor-2`]);
    await inbox.run(['delete', '--email', goodRequest.email, '--yes']);
    expect(await outbox.ids()).toEqual([]);
    expect(existsSync(join(inbox.folder, 'messages', hash('aaaa')))).toBe(false);
  });
});
