import { prefersLessMotion } from '../../effects/screen/prefersLessMotion.ts';

export const readCircumstances = () => ({
  isSupported: 'startViewTransition' in document,
  isHidden: document.hidden,
  prefersLessMotion: prefersLessMotion(),
});
