/** Whether a text says nothing: empty, or white space only. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** The shape `name@host` (decision Q2): something, one @, something, and no white space within. */
export const hasEmailShape = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email.trim());
