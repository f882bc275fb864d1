import { useEffect, useState } from 'react';
import { whenIdle } from '../../wiring/page.ts';

/** Whether the browser has been idle since the first render; then code for later is loaded. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
