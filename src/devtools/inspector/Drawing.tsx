import { useEffect, useRef } from 'react';
import { Text } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';
import type { ChartState } from './chartData.ts';
import { Connection, Lines, StateBox } from './drawingParts.tsx';
import { type Box, type Drawing as DrawingData, type } from './layout.ts';
import { areLast, markOf } from './marks.ts';
import type { ActorInfo } from './messages.ts';
import { useDrawing } from './useDrawing.ts';

interface DrawingProps {
  readonly chart: ChartState;
  readonly actor: ActorInfo;
  readonly label: string;
  /** The whole chart; otherwise it is scrolled to the marked state. */
  readonly isWhole: boolean;
}

export const Drawing = ({ chart, actor, label, isWhole }: DrawingProps) => {
  const drawing = useDrawing(chart);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (drawing === null || drawing === 'failed') return;
    const box = drawing.boxes.find((each) => markOf(each, actor) === 'now');
    if (box && frame.current) reveal(frame.current, box, drawing);
  }, [drawing, actor]);
  if (drawing === null) return <Text tone="muted">Drawing …</Text>;
  if (drawing === 'failed') return <Text tone="danger">It cannot be drawn. The list has all of it.</Text>;
  const { width, height, boxes, arrows, starts } = drawing;
  return (
    <Frame
      ref={frame}
      role="region"
      aria-label="Drawn chart"
      // A scrollable region must be reachable by keyboard.
      tabIndex={0}
    >
      <Sheet
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        style={{
          width: isWhole ? `min(100%, ${width}px)` : `max(${0.9 * width}px, min(100%, ${width}px))`,
        }}
      >
        <defs>
          {(['head', 'lastHead'] as const).map((id) => (
            <marker
              key={id}
              id={id}
              markerUnits="userSpaceOnUse"
              orient="auto"
              markerWidth="9"
              markerHeight="8"
              refX="8"
              refY="4"
            >
              <path d="M0 0 9 4 0 8Z" />
            </marker>
          ))}
        </defs>
        {boxes.map((box) => (
          <StateBox key={box.name + box.y} box={box} actor={actor} />
        ))}
        {starts.map(({ x, y, width: size }) => (
          <circle key={`${x} ${y}`} cx={x + size / 2} cy={y + size / 2} r={size / 2} />
        ))}
        {arrows.map((arrow) => (
          <Connection key={`${arrow.from} ${arrow.to}`} arrow={arrow} isLast={areLast(arrow.lines, actor)} />
        ))}
        {arrows.map(({ from, to, label: place, lines }) =>
          place ? (
            <Lines key={`${from} ${to}`} {...place} x={place.x + 4} lines={lines} actor={actor} />
          ) : null,
        )}
      </Sheet>
    </Frame>
  );
};

const reveal = (frame: HTMLElement, box: Box, { width }: DrawingData): void => {
  const scale = (frame.firstElementChild?.clientWidth ?? width) / width;
  const [left, top] = [box.x * scale, box.y * scale];
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const isVisible =
    left >= scrollLeft &&
    top >= scrollTop &&
    left + box.width * scale <= scrollLeft + clientWidth &&
    top + box.height * scale <= scrollTop + clientHeight;
  if (!isVisible)
    frame.scrollTo(
      left + (box.width * scale - clientWidth) / 2,
      top + (box.height * scale - clientHeight) / 2,
    );
};

const Frame = styled('section', {
  maxHeight: '70vh',
  overflow: 'auto',
  padding: '12px',
  background: '$paper',
  border: '1px solid $colors$grid',
});
const Sheet = styled('svg', {
  display: 'block',
  maxWidth: 'none',
  overflow: 'visible',
  font: `${type.size}px/1 $fonts$mono`,
  fill: '$colors$ink',
  '& text': { fill: '$colors$muted', whiteSpace: 'pre' },
  '& [data-title]': { fill: '$colors$ink', fontWeight: 650 },
  '& rect': { fill: '$colors$sheet', stroke: '$colors$line' },
  '& [data-kind=compound] > rect, & [data-kind=parallel] > rect': { fill: '$colors$paper' },
  '& [data-region=true] > rect': { strokeDasharray: '5 4' },
  '& [data-mark=around] > rect': { stroke: '$colors$accent' },
  '& [data-mark=now] > rect': { fill: '$colors$tint', stroke: '$colors$accent', strokeWidth: 2 },
  '& [data-mark=now] > rect[data-handle]': { fill: '$colors$accent', stroke: '$colors$paper' },
  '& polyline': { fill: 'none', stroke: '$colors$line' },
  '& polyline[data-last=true]': { stroke: '$colors$accent', strokeWidth: 2 },
  '& #head': { fill: '$colors$line' },
  '& #lastHead': { fill: '$colors$accent' },
  '& [data-last=true] > rect': { fill: '$colors$marker', stroke: 'none' },
  '& [data-last=true] > text': { fill: '$colors$onMarker' },
  // Forced colours change texts alone.
  '@forced': {
    '& text, & [data-last=true] > text': { fill: 'CanvasText' },
    '& rect': { fill: 'Canvas !important', stroke: 'CanvasText' },
    '& polyline': { stroke: 'CanvasText' },
    '& circle, & #head': { fill: 'CanvasText' },
    '& [data-mark=around] > rect': { stroke: 'CanvasText' },
    '& [data-mark=now] > rect, & [data-last=true] > rect': { stroke: 'Highlight', strokeWidth: 2 },
    '& polyline[data-last=true]': { stroke: 'Highlight' },
    '& #lastHead': { fill: 'Highlight' },
  },
});
