import { useEffect, useState } from 'react';
import { whenIdle } from '../../effects/screen/whenIdle.ts';

/** True once something was needed or the browser was idle, and from then on. */
export const useWhenIdleOr = (isNeeded: boolean): boolean => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (isNeeded && !isWanted) setWanted(true);
  return isWanted || isNeeded;
};
