const reserved = /(^|\.)(example|invalid|localhost|test|example\.(com|net|org))$/;

/** Whether nobody can own the host of an absolute URL (RFC 2606, RFC 6761), as that of a sample link. */
export const hasReservedHost = (url: string): boolean =>
  URL.canParse(url) && reserved.test(new URL(url).hostname);
