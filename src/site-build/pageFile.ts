/** The file of a page, relative to the site's folder (B12). */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
