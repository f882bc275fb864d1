import { styled } from './stitches.ts';

const Drawing = styled('svg', {
  display: 'block',
  width: '100%',
  height: '240px',
  overflow: 'visible',
  font: '$fontSizes$xs $fonts$mono',
  fontVariantNumeric: 'tabular-nums',
});
const Line = styled('line', {
  stroke: '$colors$grid',
  variants: { base: { true: { stroke: '$colors$line' } } },
});
const Bar = styled('rect', { fill: '$colors$accent', '@forced': { fill: 'CanvasText' } });
const Words = styled('text', {
  fill: '$colors$muted',
  // Leaves a gap in hairlines behind a figure.
  paintOrder: 'stroke',
  stroke: '$colors$sheet',
  strokeWidth: 5,
  '@forced': { fill: 'CanvasText' },
  variants: { strong: { true: { fill: '$colors$ink', fontWeight: 600 } } },
});

/** In pixels. Widths are in percent, so that the type keeps its size. */
const top = 24;
const base = 208;
const gutter = 12;

interface BarChartProps {
  id: string;
  title: string;
  /** One sentence. Put the figures themselves in a table beside the chart. */
  description: string;
  bars: readonly { label: string; value: number; text: string }[];
  /** The labels of the scale, from 0 up. The last one is the height of the chart. */
  scale: readonly number[];
}

/** A bar chart. Bars are cut off at the top of the scale, and negative values are drawn as 0. */
export function BarChart({ id, title, description, bars, scale }: BarChartProps) {
  const highest = scale.at(-1) ?? 1;
  const heightOf = (value: number) => (Math.min(Math.max(value, 0), highest) / highest) * (base - top);
  const step = (100 - gutter) / bars.length;
  const middleOf = (index: number) => gutter + step * (index + 0.5);
  return (
    <Drawing role="img" aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {scale.map((figure) => (
        <g key={figure}>
          <Line
            base={figure === 0}
            x1={`${gutter}%`}
            x2="100%"
            y1={base - heightOf(figure)}
            y2={base - heightOf(figure)}
          />
          <Words x={`${gutter - 2}%`} y={base - heightOf(figure)} dy="0.35em" textAnchor="end">
            {figure}
          </Words>
        </g>
      ))}
      {bars.map(({ label, value, text }, index) => (
        <g key={label}>
          <Bar
            x={`${middleOf(index) - step * 0.3}%`}
            y={base - heightOf(value)}
            width={`${step * 0.6}%`}
            height={heightOf(value)}
          />
          <Words strong x={`${middleOf(index)}%`} y={base - heightOf(value) - 6} textAnchor="middle">
            {text}
          </Words>
          <Words x={`${middleOf(index)}%`} y={base + 22} textAnchor="middle">
            {label}
          </Words>
        </g>
      ))}
    </Drawing>
  );
}
