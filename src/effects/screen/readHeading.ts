/** The text of the page's first heading, or the document's title. */
export const readHeading = (): string => document.querySelector('main h1')?.textContent ?? document.title;
