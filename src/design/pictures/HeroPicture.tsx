import { css } from '../stitches.ts';
import { Frame, moving, Picture, type PictureProps, settle } from './Picture.tsx';
import { heroWords } from './samples.ts';

/** Ends 1.6 s after the page has painted. The messy sheet stays long enough to be recognised. */
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
  [moving]: {
    '& .m': { animation: `${settle} .2s cubic-bezier(.3,0,.2,1) calc(.5s + var(--t)*.1s) backwards` },
  },
});

/** The x coordinates of text: the start in column A, the end in B, C and D. */
const ends = [40, 204, 306, 430] as const;

/** A row's cells: the text, and the class for its place in the messy sheet ('' if it doesn't move). */
const Row = (props: { y: number; t: number; cells: readonly (readonly [string, string])[] }) =>
  props.cells.map(([text, was], at) => (
    <text
      key={text}
      x={ends[at]}
      y={props.y}
      className={[at ? 'end' : '', was ? `m ${was} t${props.t + at}` : ''].join(' ').trim() || undefined}
    >
      {text}
    </text>
  ));

/** A messy sheet that becomes tidy once, unless motion is unwelcome. 440 × 330, for widths of 280 to 560 px. */
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
      <g className="mid">
        {['A', 'B', 'C', 'D'].map((letter, at) => (
          <text key={letter} x={[90, 182, 265, 378][at]} y="51" className="dim">
            {letter}
          </text>
        ))}
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <text key={row} x="15" y={46 + row * 34} className="dim">
            {row}
          </text>
        ))}
      </g>
      <text x="74" y="23" className="dim said">
        fx
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
      <g className="bold">
        <Row
          y={80}
          t={0}
          cells={[
            [item, 'in'],
            [quantity, ''],
            [price, 'half'],
            [amount, 'far'],
          ]}
        />
      </g>
      <Row
        y={114}
        t={0}
        cells={[
          [one, ''],
          ['40', 'half'],
          ['4.50', ''],
          ['180.00', 'far'],
        ]}
      />
      <Row
        y={148}
        t={1}
        cells={[
          [two, 'in'],
          ['3', 'half'],
          ['62.00', 'half'],
          ['186.00', ''],
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
        <Row
          y={182}
          t={1}
          cells={[
            [three, 'in'],
            ['20', 'half'],
            ['1.25', 'far'],
          ]}
        />
        <text x="326" y="182" className="red off m t4">
          #REF!
        </text>
        <text x="430" y="182" className="end on m t4">
          25.00
        </text>
        <Row
          y={216}
          t={1}
          cells={[
            [four, ''],
            ['60', ''],
            ['0.90', 'half'],
            ['54.00', 'far'],
          ]}
        />
        <Row
          y={250}
          t={2}
          cells={[
            [five, 'in'],
            ['500', ''],
            ['0.07', 'far'],
            ['35.00', 'half'],
          ]}
        />
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
