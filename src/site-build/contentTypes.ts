export const contentTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml',
};

export const isText = (type: string): boolean => /^text\/|json$|xml$/.test(type);

export function contentTypeOf(extension: string): string | undefined {
  const type = contentTypes[extension];
  return type !== undefined && isText(type) ? `${type}; charset=utf-8` : type;
}
