/** The desk is drawn in hairlines of one pixel at any size, the hand with a pen. */
import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import { inDisplayFace, keyframes, styled } from '../stitches.ts';

/** The only animation: from a part's start (`--f`, `--o`) to its place. */
export const settle = keyframes({ from: { opacity: 'var(--o)', transform: 'var(--f)' } });

export const moving = '@media screen and (prefers-reduced-motion:no-preference)';

const near = `:is(a,button,label,li,${Card})`;

const Drawing = styled('svg', {
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  direction: 'ltr',
  pointerEvents: 'none',
  fill: 'none',
  font: '500 10px/1 $fonts$mono',
  fontVariantNumeric: 'tabular-nums',
  shapeRendering: 'crispEdges',
  '& *': { transformBox: 'fill-box' },
  '& .sheet': { fill: '$sheet' },
  '& .band': { fill: '$band' },
  '& .tint': { fill: '$tint' },
  '& .bars': { fill: '$line', fillOpacity: 0.32 },
  '& .solid': { fill: '$accent' },
  '& .lock': { fill: '$muted' },
  '& .alarm': { fill: '$dangerTint' },
  '& .wire': { fill: '$line' },
  '& .grid': { stroke: '$grid' },
  '& .edge': { stroke: '$line' },
  '& .flow': { stroke: '$accent', strokeWidth: 1.5 },
  '& :is(.grid,.edge,.flow,.frame,.halo,.knob)': { vectorEffect: 'non-scaling-stroke' },
  '& .dash': { strokeDasharray: '4 3' },
  '& .frame': { stroke: '$accent', strokeWidth: 2 },
  '& .knob': { stroke: '$accent', strokeWidth: 7, strokeLinecap: 'square' },
  '& .halo': { stroke: '$sheet', strokeWidth: 11, strokeLinecap: 'square' },
  '& .mark': { fill: '$marker', shapeRendering: 'auto' },
  '& :is(.pen,.tick,.thread)': {
    stroke: '$danger',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    shapeRendering: 'auto',
  },
  '& .tag': { fill: '$tint', stroke: '$line', shapeRendering: 'auto' },
  '& .hole': { fill: '$sheet', stroke: '$line', shapeRendering: 'auto' },
  '& .shackle': { stroke: '$muted', strokeWidth: 2.4, shapeRendering: 'auto' },
  '& .tick': { stroke: '$accent', strokeWidth: 2.4 },
  '& .thread': { stroke: '$line', strokeWidth: 1.25 },
  '& text': { fill: '$ink', whiteSpace: 'pre' },
  '& .end': { textAnchor: 'end' },
  '& .mid': { textAnchor: 'middle' },
  '& .bold': { fontWeight: 700 },
  '& .dim': { fill: '$muted' },
  '& .red': { fill: '$danger' },
  '& .large': { fontSize: '15px' },
  '& .small': { fontSize: '8px' },
  '& .said': { ...inDisplayFace, fontWeight: 600 },
  // Where a part (`m`) starts. The first line stops it inheriting a moving group's start.
  '& :where(.m)': { '--o': 1, '--f': 'none', '--t': 0 },
  '& .on': { '--o': 0 },
  '& .off': { opacity: 0 },
  '& .draw': { '--f': 'scaleX(0)' },
  '& .fall': { '--f': 'scaleY(0)' },
  '& .left': { '--f': 'translateX(-100%)' },
  '& .below': { '--f': 'translateY(8px)' },
  '& .t1': { '--t': 1 },
  '& .t2': { '--t': 2 },
  '& .t3': { '--t': 3 },
  '& .t4': { '--t': 4 },
  '& .t5': { '--t': 5 },
  '@forced': {
    '--colors-sheet': 'Canvas',
    '--colors-band': 'Canvas',
    '--colors-tint': 'Canvas',
    '--colors-marker': 'Canvas',
    '--colors-dangerTint': 'Canvas',
    '--colors-grid': 'GrayText',
    '--colors-line': 'CanvasText',
    '--colors-ink': 'CanvasText',
    '--colors-muted': 'CanvasText',
    '--colors-danger': 'CanvasText',
    '--colors-accent': 'Highlight',
  },
  variants: {
    size: { fill: {}, card: { maxWidth: '156px' }, wide: { maxWidth: '312px' } },
    moves: {
      near: {
        [moving]: {
          [`${near}:is(:hover,:focus-within) & .m`]: {
            animation: `${settle} .22s cubic-bezier(.3,0,.2,1) calc(var(--t)*.13s) backwards`,
          },
        },
      },
      once: {},
    },
  },
});

export interface PictureProps {
  alt: string;
  /** At most 156 px (`card`), 312 px (`wide`) or any width (`fill`, the default). */
  size?: 'card' | 'wide' | 'fill' | undefined;
}

interface CanvasProps extends PictureProps {
  left?: number;
  width?: number;
  height?: number;
  moves?: 'near' | 'once';
  className?: string;
  children: ReactNode;
}

export function Picture(props: CanvasProps) {
  const { alt, left = 4, width = 156, height = 110, size = 'fill', moves = 'near', ...rest } = props;
  return (
    <Drawing
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      viewBox={`${left} 0 ${width} ${height}`}
      width={width}
      height={height}
      size={size}
      moves={moves}
      {...rest}
    />
  );
}

export function Frame(props: { x: number; y: number; w: number; h: number; move?: string }) {
  const { x, y, w, h, move } = props;
  return (
    <g className={move}>
      <path className="frame" d={`M${x} ${y}h${w}v${h}h${-w}z`} />
      <path className="halo" d={`M${x + w} ${y + h}h.01`} />
      <path className="knob" d={`M${x + w} ${y + h}h.01`} />
    </g>
  );
}
