import { useEffect, useState } from 'react';
import { whenIdle } from '../../wiring/page.ts';

/** Whether the browser has had nothing more urgent to do: then what may be wanted later is fetched. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
