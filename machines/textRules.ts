export const isBlank = (text: string): boolean => text.trim() === '';

/** Whether a text has the shape `name@host`, with one @ and no inner white space (decision Q2). */
export const hasEmailShape = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email.trim());
