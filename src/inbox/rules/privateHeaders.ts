/** Of what shows or answers about an order. Of two referrer policies, browsers take the last. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;
