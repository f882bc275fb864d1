/** The beginning of an id and its number, which the owner's e-mail names and `npm run inbox` takes. */
export const shortReference = (id: string): string => id.replace(/^(.{8}).*(-\d+)$/, '$1$2');
