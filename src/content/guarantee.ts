/** Apart from the other promises, because the home page's script has it. */
export const guarantee = 'If agreed work isn’t delivered, you get its price back.';
