/** Control characters, also bidirectional ones, which could steer a terminal. */
const withoutControl = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** On one line, with control characters escaped. */
export const escapedJson = (value: object): string => withoutControl(JSON.stringify(value));

export const storedJson = (message: object): string =>
  withoutControl(`${JSON.stringify(message, null, 2)}\n`);
