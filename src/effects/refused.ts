/** `Retry-After` in seconds; a date counts from that of the answer, because the visitor's clock may be wrong (RFC 9110, 10.2.3). */
const pauseIn = (headers: Headers): number => {
  const value = headers.get('Retry-After') ?? '';
  const from = Date.parse(headers.get('Date') ?? '') || Date.now();
  return /^\d*$/.test(value) ? Number(value) : (Date.parse(value) - from) / 1000;
};

/** What a refused post is rejected with. `pause` is in seconds, if it says how many. */
export const refused = ({ status, headers }: Response): Error & { pause: number } =>
  Object.assign(new Error(`The endpoint responded with status ${status}`), { pause: pauseIn(headers) });
