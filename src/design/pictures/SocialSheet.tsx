import type { ReactNode } from 'react';
import { styled } from '../stitches.ts';
import { Logo } from '../TopBar.tsx';

/** A social image's pixels: 1.91 to 1, as link previews cut them. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The room for a page's heading in its cells, in pixels; spacing and line height as parts of the type's size. */
export const headingRoom = { width: 588, height: 330, letterSpacing: -0.02, lineHeight: 1.08 } as const;

/** The formula bar's room, in characters of the mono face. */
export const trailLength = 64;

const Paper = styled('svg', {
  fill: 'none',
  '& .paper': { fill: '$paper' },
  '& .sheet': { fill: '$sheet' },
  '& .band': { fill: '$band' },
  '& .tint': { fill: '$tint' },
  '& .accent': { fill: '$accent' },
  '& .ink': { fill: '$ink' },
  '& .muted': { fill: '$muted' },
  '& .hair': { stroke: '$grid', strokeWidth: 2 },
  '& .edge': { stroke: '$line', strokeWidth: 2 },
  '& .frame': { stroke: '$accent', strokeWidth: 6 },
  '& .figures': { font: '500 22px/1 $fonts$mono' },
  '& .trail': { font: '500 27px/1 $fonts$mono' },
  '& .said': { fontFamily: '$display', fontWeight: 700 },
  '& .mid': { textAnchor: 'middle' },
  '& .end': { textAnchor: 'end' },
});

// The sheet: bars above and below, the gutter of row numbers, seven columns and five rows of cells.
const bar = 74;
const top = 108;
const foot = 563;
const left = 52;
const columnWidth = 164;
const rowHeight = 91;
const columns = [...'ABCDEFG'];
const rows = [1, 2, 3, 4, 5];
/** The selected cells: A1 to D4. */
const cell = { x: left, y: top, w: columnWidth * 4, h: rowHeight * 4 };
/** Where the drawing stands, in the middle: in one cell that the columns beside it share. */
const pictureRoom = { x: cell.x + cell.w + 36, y: cell.y + 12, w: 420, h: cell.h - 24 };

/** The type of the site's name, in pixels. */
export const nameSize = 34;

/** A drawing to stand beside the heading. */
export interface SocialPicture {
  readonly element: ReactNode;
  /** In the drawing's own units. */
  readonly width: number;
  readonly height: number;
  /** Whether it brings no ground of its own. */
  readonly needsSheet?: boolean;
}

interface SocialSheetProps {
  /** From the site's root to the page, as its breadcrumb says; at most `trailLength` characters with `separator`. */
  trail: readonly string[];
  /** The page's heading, broken into lines that fit `headingRoom` at `size` pixels. */
  lines: readonly string[];
  size: number;
  /** The site's name on the tab below, with its width in pixels at `nameSize`, and the site's address. */
  name: string;
  nameWidth: number;
  host: string;
  picture: SocialPicture;
}

/** How many pixels a picture's unit takes. */
export const pictureScale = ({ width, height }: SocialPicture): number =>
  Math.min(pictureRoom.w / width, pictureRoom.h / height);

/** The desk as a link to a page shows it: breadcrumb in the formula bar, heading in the selected cells, a drawing. */
export function SocialSheet({ trail, lines, size, name, nameWidth, host, picture }: SocialSheetProps) {
  const { width, height } = socialSize;
  return (
    <Paper
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <Ground />
      <FormulaBar trail={trail} />
      <Heading lines={lines} size={size} />
      <Beside picture={picture} />
      <Tab name={name} nameWidth={nameWidth} />
      <text x={width - 36} y={foot + 42} className="trail muted end">
        {host}
      </text>
    </Paper>
  );
}

/** The empty sheet: bars, headers and cells; those of the heading stand out in the headers. */
const Ground = () => {
  const { width, height } = socialSize;
  const right = cell.x + cell.w;
  const lines = [
    `M0 ${bar}H${width}M96 0V${bar}M0 ${foot}H${width}`,
    ...rows.map((row) => `M0 ${top + (row - 1) * rowHeight}H${width}`),
    ...columns.map((_, at) => `M${left + at * columnWidth} ${bar}V${foot}`),
  ];
  return (
    <>
      <path className="paper" d={`M0 0h${width}v${height}H0z`} />
      <path className="sheet" d={`M0 0h${width}v${bar}H0z`} />
      <path
        className="band"
        d={`M0 0h96v${bar}H0zM0 ${bar}h${width}V${top}H0zM0 ${top}h${left}V${foot}H0zM0 ${foot}h${width}V${height}H0z`}
      />
      <path className="tint" d={`M${left} ${bar}h${cell.w}V${top}H${left}zM0 ${top}h${left}v${cell.h}H0z`} />
      <path className="hair" d={lines.join('')} />
      <path className="paper" d={`M${right + 1} ${cell.y + 1}H${width}v${cell.h - 2}H${right + 1}z`} />
      <g className="figures mid">
        {columns.map((letter, at) => (
          <text
            key={letter}
            x={left + (at + 0.5) * columnWidth}
            y="99"
            className={at < 4 ? 'accent' : 'muted'}
          >
            {letter}
          </text>
        ))}
        {rows.map((row, at) => (
          <text key={row} x={left / 2} y={top + row * rowHeight - 37} className={at < 4 ? 'accent' : 'muted'}>
            {row}
          </text>
        ))}
      </g>
    </>
  );
};

const FormulaBar = ({ trail }: Pick<SocialSheetProps, 'trail'>) => (
  <>
    <text transform="translate(48 47)skewX(-12)" className="muted trail mid">
      fx
    </text>
    <text x="120" y="47" className="trail muted">
      {trail.slice(0, -1).map((crumb) => `${crumb} / `)}
      <tspan className="ink">{trail.at(-1)}</tspan>
    </text>
  </>
);

/** The selected cells with the page's heading. */
const Heading = ({ lines, size }: Pick<SocialSheetProps, 'lines' | 'size'>) => {
  const lineHeight = size * headingRoom.lineHeight;
  const baseline = cell.y + (cell.h - lines.length * lineHeight) / 2 + size * 0.86;
  return (
    <>
      <path className="sheet frame" d={`M${cell.x} ${cell.y}h${cell.w}v${cell.h}h${-cell.w}z`} />
      <path className="paper" d={`M${cell.x + cell.w - 16} ${cell.y + cell.h - 16}h32v32h-32z`} />
      <path className="accent" d={`M${cell.x + cell.w - 11} ${cell.y + cell.h - 11}h22v22h-22z`} />
      {lines.map((line, at) => (
        <text
          key={line}
          x={cell.x + 36}
          y={baseline + at * lineHeight}
          fontSize={size}
          letterSpacing={size * headingRoom.letterSpacing}
          className="said ink"
        >
          {line}
        </text>
      ))}
    </>
  );
};

/** The drawing beside it, as large as its room allows. */
const Beside = ({ picture }: Pick<SocialSheetProps, 'picture'>) => {
  const { element, width, height, needsSheet = false } = picture;
  const scale = pictureScale(picture);
  const [w, h] = [width * scale, height * scale];
  const x = pictureRoom.x + (pictureRoom.w - w) / 2;
  const y = pictureRoom.y + (pictureRoom.h - h) / 2;
  return (
    <>
      {needsSheet ? <path className="sheet edge" d={`M${x} ${y}h${w}v${h}h${-w}z`} /> : null}
      <svg x={x} y={y} width={w} height={h} viewBox={`0 0 ${width} ${height}`} overflow="visible" role="none">
        {element}
      </svg>
    </>
  );
};

/** The sheet's tab with the mark and the site's name. */
const Tab = ({ name, nameWidth }: Pick<SocialSheetProps, 'name' | 'nameWidth'>) => {
  const { height } = socialSize;
  const width = Math.max(columnWidth * 2, nameWidth + 130);
  return (
    <>
      <path className="sheet" d={`M${left} ${foot}h${width}V${height}h${-width}z`} />
      <path className="accent" d={`M${left} ${height - 6}h${width}v6h${-width}z`} />
      <g transform={`translate(${left + 34} ${foot + 14})scale(1.35)`}>
        <Logo />
      </g>
      <text x={left + 86} y={foot + 43} fontSize={nameSize} className="said ink">
        {name}
      </text>
    </>
  );
};
