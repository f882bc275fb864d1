import { moveFocus } from '../../effects/screen/moveFocus.ts';
import { scrollToElement } from '../../effects/screen/scrollPage.ts';
import { openDetails } from './openDetails.ts';

export const arriveAt = (id: string): void => {
  const target = document.getElementById(id);
  if (!target) return;
  openDetails(target);
  scrollToElement(target);
  moveFocus(target);
};
