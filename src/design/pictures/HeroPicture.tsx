import { css } from '../stitches.ts';
import { Frame, moving, Picture, type PictureProps, settle } from './Picture.tsx';
import { heroWords } from './samples.ts';

/** All parts share one time: each start or end costs five frames. Moving parts have no fixed stroke width. */
const story = css({
  '& text': { fontSize: '15px' },
  '& path.pen': { strokeWidth: 2.2 },
  '& .half': { '--f': 'translateX(-24px)' },
  '& .far': { '--f': 'translateX(-48px)' },
  '& .in': { '--f': 'translateX(12px)' },
  '& .row': { '--f': 'translateY(34px)' },
  '& .cell': { '--f': 'translateY(-68px)' },
  '& .aside': { '--f': 'translateX(124px)' },
  '& .t6': { '--t': 6 },
  '& .t7': { '--t': 7 },
  '& .t8': { '--t': 8 },
  '& .t9': { '--t': 9 },
  '& .m path': { vectorEffect: 'none' },
  [moving]: {
    '& .m': {
      '--s': 'calc(31% + var(--t)*6%)',
      animation: `${settle} 1.6s linear(0,0 var(--s),.7 calc(var(--s) + 5%),1 calc(var(--s) + 13%),1)`,
    },
  },
});

type Cell = readonly [y: number, text: string, className?: string];

const Cells = (props: { x: number; move?: string; cells: readonly Cell[] }) => (
  <g className={props.move}>
    {props.cells.map(([y, text, className]) => (
      <text key={y} x={props.x} y={y} className={className}>
        {text}
      </text>
    ))}
  </g>
);

/** A messy sheet that becomes tidy once, unless motion is unwelcome. */
export function HeroPicture(props: PictureProps) {
  const [item, quantity, price, amount] = heroWords.head;
  const [one, two, three, four, five] = heroWords.names;
  return (
    <Picture {...props} left={0} width={440} height={330} moves="once" className={story().className}>
      <path className="sheet" d="M0 0h440v330H0z" />
      <path className="band" d="M0 34h440v24H0zM0 58h30v272H0z" />
      <g className="off m">
        <path className="mark" d="M30 126h286v34H30z" />
        <path className="tint" d="M30 194h184v34H30zM316 228h124v34H316z" />
        <path className="alarm" d="M214 160h102v34H214zM30 262h120v34H30z" />
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
      <text x="204" y="80" className="end bold">
        {quantity}
      </text>
      <text x="40" y="114">
        {one}
      </text>
      <text x="430" y="148" className="end">
        186.00
      </text>
      <text x="306" y="114" className="end">
        4.50
      </text>
      <g className="off m t6">
        <text x="31" y="22" className="mid">
          D5
        </text>
        <text x="102" y="22">
          =B5*
          <tspan className="red">#REF!</tspan>
        </text>
      </g>
      <g className="on m t7">
        <text x="31" y="22" className="mid">
          D7
        </text>
        <text x="102" y="22">
          =SUM(D2:D6)
        </text>
      </g>
      <Cells
        x={40}
        move="in m"
        cells={[
          [80, item, 'bold'],
          [148, two],
        ]}
      />
      <Cells
        x={204}
        move="end half m t1"
        cells={[
          [114, '40'],
          [148, '3'],
        ]}
      />
      <Cells
        x={306}
        move="end half m t2"
        cells={[
          [80, price, 'bold'],
          [148, '62.00'],
        ]}
      />
      <Cells
        x={430}
        move="end far m t3"
        cells={[
          [80, amount, 'bold'],
          [114, '180.00'],
        ]}
      />
      <g className="off m t5">
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
      </g>
      <g className="row m t6">
        <text x="326" y="182" className="red off m t4">
          #REF!
        </text>
        <text x="430" y="182" className="end on m t4">
          25.00
        </text>
        <text x="40" y="216">
          {four}
        </text>
        <text x="204" y="216" className="end">
          60
        </text>
        <text x="204" y="250" className="end">
          500
        </text>
        <Cells
          x={40}
          move="in m t1"
          cells={[
            [182, three],
            [250, five],
          ]}
        />
        <Cells x={204} move="end half m t2" cells={[[182, '20']]} />
        <Cells x={306} move="end half m t3" cells={[[216, '0.90']]} />
        <Cells
          x={306}
          move="end far m t4"
          cells={[
            [182, '1.25'],
            [250, '0.07'],
          ]}
        />
        <Cells x={430} move="end far m t4" cells={[[216, '54.00']]} />
        <Cells x={430} move="end half m t5" cells={[[250, '35.00']]} />
        <path className="edge" d="M30 262h410" />
        <text x="40" y="284" className="bold">
          {heroWords.total}
        </text>
        <text x="306" y="284" className="end dim aside m t7">
          641.00
        </text>
      </g>
      <path className="pen draw m t8" d="M248 281q30-5 62-2" />
      <path className="mark draw m t9" d="M371 269l63-3-1 6 2 7-1 9-64 3 1-8-1-6z" />
      <text x="430" y="284" className="end bold on m t8">
        480.00
      </text>
      <Frame x={316} y={262} w={124} h={34} move="cell m t7" />
    </Picture>
  );
}
