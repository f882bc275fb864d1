/** Whether the visitor's system asks for less motion; no, where the browser cannot tell. */
export const prefersLessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
