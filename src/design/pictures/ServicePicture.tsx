import { Fragment, type ReactNode } from 'react';
import type { ServicePictureName } from '../../configuration/services.ts';
import { Frame, Picture, type PictureProps } from './Picture.tsx';
import { serviceSamples } from './samples.ts';

const Sheet = () => (
  <>
    <path className="sheet" d="M4 5h152v100H4z" />
    <path className="band" d="M4 5h152v16H4zM4 21h18v84H4z" />
    <path className="grid" d="M4 21h152M4 41h152M4 61h152M22 5v100M54 5v100M105 5v100" />
    <path className="edge" d="M4 5h152v100H4zM22 81h134" />
    <text x="38 80 131" y="17" className="mid dim">
      ABC
    </text>
    <text x="13 13 13 13" y="35 55 75 97" className="mid dim">
      1234
    </text>
    {(
      [
        ['Jan', 58, '4,620', '4,620'],
        ['Feb', 71, '4180', '4,180'],
        ['Mar', 64, '0', '6,050'],
      ] as const
    ).map(([month, x, messy, tidy], at) => (
      <Fragment key={month}>
        <text x="28" y={35 + at * 20}>
          {month}
        </text>
        <text x={x} y={35 + at * 20} className="dim">
          {messy}
        </text>
        <text x="149" y={35 + at * 20} className="end">
          {tidy}
        </text>
      </Fragment>
    ))}
    <text x="28" y="97" className="bold">
      Σ
    </text>
    <text x="64" y="97" className="dim">
      8,800
    </text>
    <path className="pen draw m" d="M61 95q16-4 37-3" />
    <text x="149" y="97" className="end bold on m t3">
      14,850
    </text>
    <Frame x={105} y={81} w={51} h={24} move="left m t2" />
  </>
);

const Slides = () => (
  <>
    <path className="sheet edge" d="M4 5h108v64H4z" />
    <path className="mark" d="M8 25h30v17H8z" />
    <path className="alarm" d="M40 25h34v17H40z" />
    <path className="tint" d="M76 25h32v17H76z" />
    <path
      className="wire"
      d="M8 9h74v4H8zM8 15h96v1H8zM8 18h88v1H8zM8 21h98v1H8zM11 28h24v1H11zM11 31h20v1H11zM11 34h25v1H11zM11 37h18v1H11zM43 28h27v1H43zM43 31h24v1H43zM43 34h28v1H43zM43 37h22v1H43zM79 28h26v1H79zM79 31h22v1H79zM79 34h27v1H79zM79 37h20v1H79zM8 60h4v6H8zM13 53h4v13h-4zM18 57h4v9h-4zM23 47h4v19h-4zM28 55h4v11h-4zM33 50h4v16h-4z"
    />
    <path
      className="thread"
      d="M47 56a8 8 0 1 1 16 0a8 8 0 1 1-16 0h8V48M55 56l6 6M84 9l20-3-3 8zM9 52l8-6 6 3 14-6"
    />
    <path className="sheet" d="M60 43h96v62H60z" />
    <text x="69" y="63" className="said large">
      Half
    </text>
    <path className="bars" d="M69 75h78v16H69z" />
    <path className="solid draw m t3" d="M69 75h39v16H69z" />
    <Frame x={60} y={43} w={96} h={62} />
  </>
);

const { lines, inserted, at } = serviceSamples.edits;

interface WordsProps extends Record<'x' | 'y', number> {
  className?: string;
  children: string;
}
/** Equally wide in any font. WebKit garbles a `<tspan>` within `textLength`. */
const Words = ({ children, ...rest }: WordsProps) =>
  children === '' ? null : (
    <text textLength={children.trim().length * 6} {...rest}>
      {children.trim()}
    </text>
  );
const Edited = () => (
  <>
    <path className="sheet edge" d="M4 5h152v100H4z" />
    <path className="grid" d="M22 5v100" />
    {lines.map(([start, cut, end], row) => {
      const y = 28 + row * 31;
      const x = 30 + start.length * 6;
      return (
        <g key={start + cut}>
          <Words x={30} y={y}>
            {start}
          </Words>
          <Words x={x} y={y} className="dim">
            {cut}
          </Words>
          <Words x={x + cut.length * 6} y={y}>
            {end}
          </Words>
          <path
            className={`pen draw m t${row}`}
            d={`M${x - 2} ${y - 2}q${cut.length * 3}-4 ${cut.length * 6 + 4}-2`}
          />
        </g>
      );
    })}
    <g className="on below m t3">
      <path className="pen" d={`M${26 + at * 6} 69l4-9 4 9`} />
      <text x={29 + at * 6} y="48" className="mid red bold">
        {inserted}
      </text>
    </g>
    <path
      className="pen on m t3"
      d="M8 32q9 0 10-6q0-4-3-4q-4 1-1 6q2 4 4 4M8 94q9 0 10-6q0-4-3-4q-4 1-1 6q2 4 4 4"
    />
  </>
);

const { heading, body } = serviceSamples.page;
const WrittenPage = () => (
  <>
    <path className="sheet" d="M4 5h152v100H4z" />
    <path
      className="bars"
      d="M102 10h11v4h-11zM119 10h11v4h-11zM136 10h11v4h-11zM68 74h34v5H68zM17 83h70v5H17z"
    />
    <path className="solid" d="M12 8h8v8h-8z" />
    <path className="grid" d="M4 19h152" />
    <path className="edge" d="M4 5h152v100H4zM114 31h33v64h-33zM114 31l33 64M147 31l-33 64" />
    <g className="said large">
      {heading.map((words, row) => (
        <text key={words} x="17" y={44 + row * 17} className={`on below m t${row}`}>
          {words}
        </text>
      ))}
    </g>
    <text x="17" y="79" textLength="46" className="small on m t2">
      {body}
    </text>
    <path className="flow on m t3" d="M65 72v9" />
    <path className="bars" d="M17 93h24v6H17z" />
    <Frame x={12} y={27} w={92} h={40} />
  </>
);

const Routine = () => (
  <>
    <path className="sheet edge" d="M4 6h54v28H4zM53 41h54v28H53z" />
    <path className="tint" d="M102 77h54v28h-54z" />
    <text x="31" y="24" className="mid">
      07:00
    </text>
    <text x="80" y="59" className="mid">
      =fx
    </text>
    <path className="flow draw m" d="M58 20h22" />
    <path className="flow fall m t1" d="M80 20v16" />
    <path className="solid on m t2" d="M76 34h8l-4 7z" />
    <path className="flow draw m t2" d="M107 55h22" />
    <path className="flow fall m t3" d="M129 55v16" />
    <path className="solid on m t4" d="M125 70h8l-4 7z" />
    <Frame x={102} y={77} w={54} h={28} />
    <path className="tick draw m t5" d="M122 91q4 3 5 6q4-8 11-13" />
  </>
);

const Undecided = () => (
  <>
    <path className="sheet edge" d="M4 18h72v74H4z" />
    <path
      className="bars"
      d="M11 26h30v4H11zM11 62h22v4H11zM104 72h32v4h-32zM104 80h44v4h-44zM104 88h38v4h-38z"
    />
    <path className="grid" d="M11 70h58v14H11z" />
    <path className="sheet edge" d="M98 6h58v42H98z" />
    <path className="edge" d="M98 63h58v42H98z" />
    <path className="grid" d="M98 17h58M98 27h58M98 38h58M113 6v42M127 6v42M142 6v42" />
    <path className="flow dash" d="M69 46h15V27h9M84 46v38h9" />
    <path className="solid on m t2" d="M91 23l7 4-7 4z" />
    <path className="solid on m t3" d="M91 80l7 4-7 4z" />
    <path className="flow on m" d="M18 40v12" />
    <Frame x={11} y={35} w={58} h={22} />
  </>
);

const drawings: Record<ServicePictureName, () => ReactNode> = {
  sheet: Sheet,
  slides: Slides,
  edits: Edited,
  page: WrittenPage,
  routine: Routine,
  undecided: Undecided,
};

export function ServicePicture({ name, ...rest }: PictureProps & { name: ServicePictureName }) {
  return <Picture {...rest}>{drawings[name]()}</Picture>;
}
