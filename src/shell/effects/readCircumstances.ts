import { prefersLessMotion } from '../../effects/screen/prefersLessMotion.ts';

/** What speaks for or against a view transition. */
export const readCircumstances = () => ({
  isSupported: 'startViewTransition' in document,
  isHidden: document.hidden,
  prefersLessMotion: prefersLessMotion(),
});
