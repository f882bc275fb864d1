/** Escapes control characters, also bidirectional ones, which could steer a terminal. */
export const storedJson = (message: object): string =>
  `${JSON.stringify(message, null, 2)}\n`.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
