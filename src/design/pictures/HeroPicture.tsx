import { css } from '../stitches.ts';
import { Frame, moving, Picture, type PictureProps, settle } from './Picture.tsx';
import { heroWords } from './samples.ts';

/**
 * All parts share one time: each start or end costs five frames, and each further part makes them longer. Moving parts
 * have no fixed stroke width.
 */
const story = css({
  '& text': { fontSize: '15px' },
  '& path.pen': { strokeWidth: 2.2 },
  '& .half': { '--f': 'translateX(-24px)' },
  '& .row': { '--f': 'translateY(34px)' },
  '& .cell': { '--f': 'translateY(-68px)' },
  '& .aside': { '--f': 'translateX(124px)' },
  '& .t6': { '--t': 6 },
  '& .t7': { '--t': 7 },
  '& .t8': { '--t': 8 },
  '& .m path': { vectorEffect: 'none' },
  [moving]: {
    // On a phone, most of the picture is below the first screen: it would have moved before anyone sees it.
    '@media (min-width:37.5em)': {
      '& .m': {
        '--s': 'calc(31% + var(--t)*6%)',
        animation: `${settle} 1.6s linear(0,0 var(--s),.7 calc(var(--s) + 5%),1 calc(var(--s) + 13%),1)`,
      },
    },
  },
});

type Cell = readonly [x: number, y: number, text: string, className?: string];

const Cells = (props: { cells: readonly Cell[] }) =>
  props.cells.map(([x, y, text, className]) => (
    <text key={`${x} ${y}`} x={x} y={y} className={className}>
      {text}
    </text>
  ));

/** A messy sheet that becomes tidy once, except on phones and where motion is unwelcome. */
export function HeroPicture(props: PictureProps) {
  const [item, quantity, price, amount] = heroWords.head;
  const [one, two, three, four, five] = heroWords.names;
  return (
    <Picture {...props} left={0} width={440} height={330} moves="once" className={story().className}>
      <path className="sheet" d="M0 0h440v330H0z" />
      <path className="band" d="M0 34h440v24H0zM0 58h30v272H0z" />
      <g className="off m t4">
        <path className="mark" d="M30 126h286v34H30z" />
        <path className="tint" d="M30 194h184v34H30zM316 228h124v34H316z" />
        <path className="alarm" d="M214 160h102v34H214zM30 262h120v34H30z" />
        <text x="31" y="22" className="mid">
          D5
        </text>
        <text x="102" y="22">
          =B5*
          <tspan className="red">#REF!</tspan>
        </text>
        <text x="48" y="182">
          {two.toUpperCase()}
        </text>
        <text x="160" y="182">
          3
        </text>
        <text x="228" y="182">
          62,-
        </text>
        <text x="430" y="182" className="end">
          186.00
        </text>
        <text x="326" y="216" className="red">
          #REF!
        </text>
      </g>
      <path
        className="grid"
        d="M0 34h440M0 58h440M0 92h440M0 126h440M0 160h440M0 194h440M0 228h440M0 262h440M0 296h440M30 34v296M150 34v296M214 34v296M316 34v296M62 0v34"
      />
      <path className="edge" d="M0 0h440v330H0zM30 92h410" />
      <text x="90 182 265 378" y="51" className="mid dim">
        ABCD
      </text>
      <text x="15 15 15 15 15 15 15 15" y="80 114 148 182 216 250 284 318" className="mid dim">
        12345678
      </text>
      <text x="74" y="23" className="dim said">
        fx
      </text>
      <Cells
        cells={[
          [40, 80, item, 'bold'],
          [204, 80, quantity, 'end bold'],
          [40, 114, one],
          [306, 114, '4.50', 'end'],
          [40, 148, two],
          [430, 148, '186.00', 'end'],
        ]}
      />
      <g className="end half m t1">
        <Cells
          cells={[
            [306, 80, price, 'bold'],
            [430, 80, amount, 'bold'],
            [204, 114, '40'],
            [430, 114, '180.00'],
            [204, 148, '3'],
            [306, 148, '62.00'],
          ]}
        />
      </g>
      <g className="row m t6">
        <Cells
          cells={[
            [40, 182, three],
            [40, 216, four],
            [204, 216, '60', 'end'],
            [40, 250, five],
            [204, 250, '500', 'end'],
            [40, 284, heroWords.total, 'bold'],
          ]}
        />
        <g className="end half m t2">
          <Cells
            cells={[
              [204, 182, '20'],
              [306, 182, '1.25'],
              [306, 216, '0.90'],
              [430, 216, '54.00'],
              [306, 250, '0.07'],
              [430, 250, '35.00'],
            ]}
          />
        </g>
        <path className="edge" d="M30 262h410" />
        <text x="306" y="284" className="end dim aside m t7">
          641.00
        </text>
      </g>
      <g className="draw m t8">
        <path className="pen" d="M248 281q30-5 62-2" />
        <path className="mark" d="M371 269l63-3-1 6 2 7-1 9-64 3 1-8-1-6z" />
      </g>
      <g className="on m t7">
        <text x="31" y="22" className="mid">
          D7
        </text>
        <text x="102" y="22">
          =SUM(D2:D6)
        </text>
        <text x="430" y="182" className="end">
          25.00
        </text>
        <text x="430" y="284" className="end bold">
          480.00
        </text>
      </g>
      <Frame x={316} y={262} w={124} h={34} move="cell m t7" />
    </Picture>
  );
}
