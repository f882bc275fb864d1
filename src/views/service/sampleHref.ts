export const fileHref = (name: string): string => `/samples/${name}`;

/** The id of a paragraph with an editor's marks: the places of its sample on the page, and of its reason. */
export const changeId = (sample: number, change: number): string => `change-${sample + 1}-${change + 1}`;
