const reserved = /(^|\.)(example|invalid|localhost|test|example\.(com|net|org))$/;

/** Whether nobody can own the URL's host (RFC 2606, RFC 6761), as in sample links. */
export const hasReservedHost = (url: string): boolean =>
  URL.canParse(url) && reserved.test(new URL(url).hostname);
