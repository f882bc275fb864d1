import { useEffect, useState } from 'react';
import { earlyPress } from '../../wiring/page.ts';

/**
 * Repeats a press on an element with such an id that came before its handler (decision U37).
 * @param load loads the code of what it opens, already while the page is hydrated
 */
export const useEarlyPress = (idPrefix: string, load: () => Promise<unknown>): void => {
  const [repeat] = useState(() => earlyPress(idPrefix, load));
  useEffect(() => repeat?.(), [repeat]);
};
