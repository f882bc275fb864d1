export const readHeading = (): string => document.querySelector('main h1')?.textContent ?? document.title;
