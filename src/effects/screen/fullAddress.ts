/** The whole address that a relative URL on this page leads to. */
export const fullAddress = (url: string): string => new URL(url, location.href).href;
