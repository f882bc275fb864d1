/** Stands for something whose code is still loading. */
export const loading = 'Loading…';
