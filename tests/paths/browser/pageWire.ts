import assert from 'node:assert/strict';
import type { Page, Request } from 'playwright';
import type { CompareWire } from '../screen/uiWorld.ts';
import { eventually } from '../screen/uiWorld.ts';
import { type SentRequest, sentRequest } from '../screen/wire.ts';

/** Headers that the page does not choose. */
const ofBrowser =
  /^(host|connection|origin|referer|user-agent|accept-(language|encoding)|sec-.*|content-length|cookie|cache-control|pragma|dnt|priority|te|upgrade-insecure-requests)$/;

/**
 * Listens to what a page sends, other than GET, from now on.
 * @returns compares it with the `wire` of a script: address, method, headers, and each entry of a form, with the names of
 * files. Chromium does not tell what is in a file from the disk, and whether the page can abort a request does not show from outside
 */
export function pageWire(page: Page): CompareWire {
  const sent: Request[] = [];
  const underWay = new Set<Request>();
  const isCounted = (request: Request) =>
    request.method() !== 'GET' && request.resourceType() !== 'cspreport';
  page.on('request', (request) => {
    if (!isCounted(request)) return;
    sent.push(request);
    underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void underWay.delete(request));

  return async (sends, count) => {
    const { origin, now } = await page.evaluate(() => ({ origin: location.origin, now: Date.now() }));
    const expected = sends({ origin, now: new Date(now) }).map(seenFromOutside);
    // The browser reports a request a little later than the page shows that it was sent.
    await eventually(async () => {
      assert.equal(sent.length, expected.length, 'how many requests were sent');
      assert.equal(underWay.size, count, 'the number of requests under way');
    });
    const actual = await Promise.all(sent.splice(0).map((request) => plainRequest(request, origin)));
    assert.deepEqual(actual, expected, 'what was sent');
  };
}

const seenFromOutside = ({ isAbortable: _, body, ...request }: SentRequest) => ({
  ...request,
  body: isRecord(body)
    ? Object.fromEntries(Object.entries(body).map(([name, entry]) => [name, entrySeen(entry)]))
    : body,
});
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Browsers send each line break in a form as CRLF (HTML, “constructing the entry list”). */
const entrySeen = (entry: unknown): unknown => {
  if (typeof entry === 'string') return entry.replaceAll(/\r\n|\r|\n/g, '\r\n');
  return isRecord(entry) && 'name' in entry && 'size' in entry ? { name: entry.name } : entry;
};

/** A request as plain data; the address relative to the page's origin. */
const plainRequest = async (request: Request, origin: string) => {
  const all = Object.entries(request.headers()).filter(([name]) => !ofBrowser.test(name));
  const headers: Record<string, string> = Object.fromEntries(all);
  // What a browser sends if the page asks for nothing.
  if (headers.accept === '*/*') delete headers.accept;
  const type = headers['content-type'] ?? '';
  const bytes = request.postDataBuffer();
  const isForm = type.startsWith('multipart/form-data');
  // A form's boundary is made up by the browser.
  if (isForm) delete headers['content-type'];
  const body = bytes && (isForm ? await formIn(bytes, type) : bytes.toString());
  const address = request.url().startsWith(`${origin}/`) ? request.url().slice(origin.length) : request.url();
  return seenFromOutside(sentRequest(address, { method: request.method(), headers, body }));
};

const formIn = (bytes: Buffer, type: string): Promise<FormData> =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
