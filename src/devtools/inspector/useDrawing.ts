import { useEffect, useState } from 'react';
import type { ChartState } from './chartData.ts';
import { type Drawing, layOut } from './layout.ts';

type Drawn = Drawing | 'failed';

/** `null` while it is laid out. */
export const useDrawing = (chart: ChartState): Drawn | null => {
  const [drawn, setDrawn] = useState<{ chart: ChartState; drawing: Drawn } | null>(null);
  useEffect(() => {
    let isLate = false;
    void layOut(chart)
      .catch((): Drawn => 'failed')
      .then((drawing) => isLate || setDrawn({ chart, drawing }));
    return () => {
      isLate = true;
    };
  }, [chart]);
  return drawn?.chart === chart ? drawn.drawing : null;
};
