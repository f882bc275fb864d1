/** The notice after a region has been chosen, exact wording (F14). */
export const regionNotice = {
  title: 'Region Updated',
  description: 'Your region has been set to {name}. Prices will now be shown in {currency}.',
} as const;
