export const fullAddress = (url: string): string => new URL(url, location.href).href;
