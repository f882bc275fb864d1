/**
 * One hand for every picture. The desk is drawn with a ruler: hairlines that stay one pixel wide at any size and lie
 * on whole pixels, figures in the mono face, right-aligned. The hand is drawn with a pen: the editor's red, the tick,
 * the marker. What comes back wears the selection with its fill handle.
 */
import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import { keyframes, styled } from '../stitches.ts';

/**
 * The one movement: from where a part was (`--f`, a transform) and how much of it could be seen (`--o`) to how it is
 * drawn. So every picture is right without motion, in print and without a script.
 */
export const settle = keyframes({ from: { opacity: 'var(--o)', transform: 'var(--f)' } });

/** Where motion is welcome; never on paper. */
export const moving = '@media screen and (prefers-reduced-motion:no-preference)';

const near = `:is(a,button,label,li,${Card})`;

/** The vocabulary, by short class names inside a drawing. */
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
  // The desk: surfaces and hairlines.
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
  // The hand: marker, pen, tick.
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
  '& .said': { fontFamily: '$display', fontWeight: 600 },
  // Where a part comes from when it moves (`m`); the first line keeps a moving group's start from its parts.
  '& :where(.m)': { '--o': 1, '--f': 'none', '--t': 0 },
  '& .on': { '--o': 0 },
  '& .off': { opacity: 0 },
  '& .draw': { '--f': 'scaleX(0)' },
  '& .fall': { '--f': 'scaleY(0)' },
  '& .grow': { '--f': 'scaleY(0)', transformOrigin: '0 100%' },
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
    // Once more while the card around it is pointed at or has the focus; or by itself as the page opens.
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
  /** What the picture shows, for those who don't see it; `''` where the words beside it already say so. */
  alt: string;
  /** `card`: at most 156 px wide, `wide`: at most 312 px, `fill` (the default): as wide as what holds it. */
  size?: 'card' | 'wide' | 'fill' | undefined;
}

interface CanvasProps extends PictureProps {
  /** Where the drawing's edge lies, so that it stands flush with the words under it. */
  left?: number;
  width?: number;
  height?: number;
  moves?: 'near' | 'once';
  className?: string;
  children: ReactNode;
}

/** The sheet of paper: keeps its proportions before any style arrives, so that nothing moves. */
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

/** The selection around what comes back: a two-pixel frame and its handle, the same at any size. */
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
