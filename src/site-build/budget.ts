/**
 * What a page may weigh, in bytes as served with Brotli; `npm test` checks every page. Lower a number when the site
 * has become smaller, so that it stays so; `npm run size` says where the bytes are.
 */
export const budget = {
  /** The scripts that every page loads first. */
  sharedScriptBytes: 103_500,
  /** All scripts that a page loads first: the shared ones and its own. */
  firstLoadScriptBytes: 116_000,
  /**
   * HTML with its CSS and its headers, over HTTP/2: the ten segments that a server sends before it waits for an acknowledgement
   * (RFC 6928). One more byte costs a round trip.
   */
  flightBytes: 10 * 1_460,
} as const;
