import type { ReactNode } from 'react';
import { styled } from '../stitches.ts';
import { Logo } from '../TopBar.tsx';

/** In CSS pixels. */
export const socialSize = { width: 600, height: 315, scale: 2 } as const;

const { width, height } = socialSize;
const bar = 37;
const top = 54;
const foot = 281.5;
const left = 26;
const columnWidth = 82;
const rowHeight = 45.5;
const columns = [...'ABCDEFG'];
const rows = [1, 2, 3, 4, 5];
const cell = { x: left, y: top, w: columnWidth * 4, h: rowHeight * 4 };

const Sheet = styled('div', {
  position: 'relative',
  width: `${width}px`,
  height: `${height}px`,
  overflow: 'hidden',
  background: '$paper',
  color: '$ink',
  whiteSpace: 'nowrap',
  '& > *': { position: 'absolute', boxSizing: 'border-box' },
});

const Ground = styled('svg', {
  inset: 0,
  fill: 'none',
  font: '700 11px/1 $fonts$mono',
  textAnchor: 'middle',
  '& .paper': { fill: '$paper' },
  '& .sheet': { fill: '$sheet' },
  '& .band': { fill: '$band' },
  '& .tint': { fill: '$tint' },
  '& .accent': { fill: '$accent' },
  '& .muted': { fill: '$muted' },
  '& .hair': { stroke: '$grid' },
  '& .frame': { stroke: '$accent', strokeWidth: 3 },
});

const mono = { font: '500 13.5px $fonts$mono', lineHeight: `${bar}px` } as const;
const display = { fontFamily: '$display', fontWeight: 700 } as const;

const FormulaMark = styled('span', {
  ...mono,
  insetInlineStart: 0,
  width: '48px',
  color: '$muted',
  fontStyle: 'italic',
  textAlign: 'center',
});

const Trail = styled('span', {
  ...mono,
  insetInlineStart: '60px',
  width: `${width - 60 - 18}px`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: '$muted',
  '& b': { color: '$ink' },
});

const Room = styled('div', {
  insetInlineStart: `${cell.x + 18}px`,
  insetBlockStart: `${cell.y + 7}px`,
  width: '294px',
  height: '165px',
  display: 'flex',
  alignItems: 'center',
});

const Heading = styled('p', {
  ...display,
  width: '100%',
  margin: 0,
  lineHeight: 1.08,
  letterSpacing: '-.02em',
  whiteSpace: 'normal',
  textWrap: 'balance',
  '& span': { display: 'block' },
});

const Beside = styled('div', {
  insetInlineStart: `${cell.x + cell.w + 18}px`,
  insetBlockStart: `${cell.y + 6}px`,
  width: '210px',
  height: `${cell.h - 12}px`,
  display: 'grid',
  alignContent: 'center',
  '& svg': { boxSizing: 'border-box', overflow: 'visible', borderColor: '$line' },
});

const Tab = styled('div', {
  ...display,
  insetInlineStart: `${left}px`,
  insetBlockStart: `${foot}px`,
  insetBlockEnd: 0,
  minWidth: `${columnWidth * 2}px`,
  display: 'flex',
  gap: '7px',
  alignItems: 'center',
  paddingInline: '17px 24px',
  borderBlockEnd: '3px solid $colors$accent',
  background: '$sheet',
  fontSize: '17px',
  '& svg': { width: '19px', height: 'auto' },
});

const Host = styled('span', {
  ...mono,
  insetInlineEnd: '18px',
  insetBlockEnd: 0,
  color: '$muted',
  lineHeight: `${height - foot}px`,
});

interface SocialSheetProps {
  heading: string;
  trail: readonly string[];
  name: string;
  host: string;
  picture: ReactNode;
}

const clausesOf = (heading: string): string[] => heading.split(/(?<=[.?!:,]) /);

/** The page that renders it fits the heading to its box (`data-fit`). */
export function SocialSheet({ heading, trail, name, host, picture }: SocialSheetProps) {
  return (
    <Sheet>
      <EmptySheet />
      <FormulaMark>fx</FormulaMark>
      <Trail>
        {trail.slice(0, -1).map((crumb) => `${crumb} / `)}
        <b>{trail.at(-1)}</b>
      </Trail>
      <Room>
        <Heading data-fit="">
          {clausesOf(heading).map((clause) => (
            <span key={clause}>{clause}</span>
          ))}
        </Heading>
      </Room>
      <Beside>{picture}</Beside>
      <Tab>
        <Logo />
        {name}
      </Tab>
      <Host>{host}</Host>
    </Sheet>
  );
}

const EmptySheet = () => {
  const right = cell.x + cell.w;
  const lines = [
    `M0 ${bar}H${width}M48 0V${bar}M0 ${foot}H${width}`,
    ...rows.map((row) => `M0 ${top + (row - 1) * rowHeight}H${width}`),
    ...columns.map((_, at) => `M${left + at * columnWidth} ${bar}V${foot}`),
  ];
  return (
    <Ground viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path className="sheet" d={`M0 0h${width}v${bar}H0z`} />
      <path
        className="band"
        d={`M0 0h48v${bar}H0zM0 ${bar}h${width}V${top}H0zM0 ${top}h${left}V${foot}H0zM0 ${foot}h${width}V${height}H0z`}
      />
      <path className="tint" d={`M${left} ${bar}h${cell.w}V${top}H${left}zM0 ${top}h${left}v${cell.h}H0z`} />
      <path className="hair" d={lines.join('')} />
      {/* The picture is in one cell that covers the columns beside the heading. */}
      <path className="paper" d={`M${right + 0.5} ${cell.y + 0.5}H${width}v${cell.h - 1}H${right + 0.5}z`} />
      {columns.map((letter, at) => (
        <text
          key={letter}
          x={left + (at + 0.5) * columnWidth}
          y="49.5"
          className={at < 4 ? 'accent' : 'muted'}
        >
          {letter}
        </text>
      ))}
      {rows.map((row, at) => (
        <text key={row} x={left / 2} y={top + row * rowHeight - 18.5} className={at < 4 ? 'accent' : 'muted'}>
          {row}
        </text>
      ))}
      <path className="sheet frame" d={`M${cell.x} ${cell.y}h${cell.w}v${cell.h}h${-cell.w}z`} />
      <path className="paper" d={`M${right - 8} ${cell.y + cell.h - 8}h16v16h-16z`} />
      <path className="accent" d={`M${right - 5.5} ${cell.y + cell.h - 5.5}h11v11h-11z`} />
    </Ground>
  );
};
