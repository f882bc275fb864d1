import { useEffect, useState } from 'react';
import { whenIdle } from '../../effects/screen/whenIdle.ts';

/**
 * Whether something is or has been needed, or the browser has been idle since the first render: code for later is loaded
 * then, and stays, because it may have to end what it has begun.
 */
export const useWhenIdleOr = (isNeeded: boolean): boolean => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (isNeeded && !isWanted) setWanted(true);
  return isWanted || isNeeded;
};
