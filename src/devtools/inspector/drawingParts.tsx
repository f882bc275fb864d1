import { type Arrow, type Box, type TransitionLine, type } from './layout.ts';
import { areLast, markOf } from './marks.ts';
import type { ActorInfo } from './messages.ts';

export const StateBox = ({ box, actor }: { readonly box: Box; readonly actor: ActorInfo }) => {
  const { x, y, width, height, title, description, kind, isRegion, runs, inside } = box;
  const mark = markOf(box, actor);
  const left = x + 12;
  const line = (nth: number) => y + 8 + nth * type.line;
  return (
    <g data-mark={mark} data-kind={kind} data-region={isRegion}>
      {description ? <title>{description}</title> : null}
      <rect x={x} y={y} width={width} height={height} />
      {kind === 'final' ? <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} /> : null}
      {mark === 'now' ? <rect data-handle x={x + width - 4} y={y + height - 4} width="8" height="8" /> : null}
      <text x={left} y={line(0) + type.size} data-title>
        {title}
      </text>
      {runs.map((run, nth) => (
        <text key={run} x={left} y={line(1 + nth) + type.size}>
          runs {run}
        </text>
      ))}
      <Lines x={left} y={line(1 + runs.length)} lines={inside} actor={actor} />
    </g>
  );
};

export const Connection = ({ arrow, isLast }: { readonly arrow: Arrow; readonly isLast: boolean }) => (
  <polyline
    data-last={isLast}
    points={arrow.points.map(({ x, y }) => `${x},${y}`).join(' ')}
    markerEnd={`url(#${isLast ? 'lastHead' : 'head'})`}
  />
);

interface LinesProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly TransitionLine[];
  readonly actor: ActorInfo;
}

export const Lines = ({ x, y, lines, actor }: LinesProps) =>
  lines.map((line, nth) => {
    const isLast = areLast([line], actor);
    const top = y + nth * type.line;
    return (
      <g key={`${line.id}${line.text}`} data-last={isLast}>
        {isLast ? (
          <rect x={x - 3} y={top} width={line.text.length * type.character + 6} height={type.line} />
        ) : null}
        <text x={x} y={top + type.size}>
          {line.text}
        </text>
      </g>
    );
  });
