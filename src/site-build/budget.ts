/** What a page may weigh, in bytes as served with Brotli. Lower a number when the site has become smaller. */
export const budget = {
  sharedScriptBytes: 104_000,
  /** All scripts that a page loads first: the shared ones and its own. */
  firstLoadScriptBytes: 119_500,
  /** As above, of the desk, which only the owner opens. */
  deskScriptBytes: 126_500,
  /** HTML with CSS and headers: the ten segments that a server sends before an acknowledgement (RFC 6928). */
  flightBytes: 10 * 1_460,
} as const;
