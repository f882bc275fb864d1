/** What is read aloud with a price: “about US$35, charged as €30”. */
export const priceWords = {
  about: 'about',
  charged: 'charged as',
  exactly: 'exactly',
} as const;
