export const fileHref = (name: string): string => `/samples/${name}`;

/** The id of the letter's paragraph that is explained at this place of the reasons. */
export const changeId = (at: number): string => `change-${at + 1}`;
