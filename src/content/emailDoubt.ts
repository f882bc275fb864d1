/** Beside an address to which a reply would probably be lost. */
export const emailDoubt = 'Is {email} right? Most addresses have a dot after the @.';
