import { useEffect, useState } from 'react';
import { whenIdle } from '../../wiring/page.ts';

/** Whether the browser has been idle since the first render. Code for later is loaded then. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
