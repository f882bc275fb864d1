/** What is read aloud in a price beside its figures: “about US$35, charged as €30”. */
export const priceWords = {
  about: 'about',
  charged: 'charged as',
  /** Before a sum that is not charged but paid out. */
  exactly: 'exactly',
} as const;
