import type { ReactNode } from 'react';
import { Frame, Picture, type PictureProps } from './Picture.tsx';

const Missing = () => (
  <>
    <path className="sheet" d="M4 5h152v100H4z" />
    <path className="band" d="M4 5h152v16H4zM4 21h18v84H4z" />
    <path className="grid" d="M4 21h152M4 49h152M4 77h152M22 5v100M48 5v100M116 5v100" />
    <path className="edge" d="M4 5h152v100H4z" />
    {['A', 'B', 'C'].map((letter, at) => (
      <text key={letter} x={[35, 82, 136][at]} y="17" className="mid dim">
        {letter}
      </text>
    ))}
    {[1, 2, 3].map((row) => (
      <text key={row} x="13" y={11 + row * 28} className="mid dim">
        {row}
      </text>
    ))}
    <text x="82" y="68" className="mid red bold large">
      #REF!
    </text>
    <Frame x={48} y={49} w={68} h={28} />
  </>
);

const Thanks = () => (
  <>
    <path className="flow dash" d="M4 24h92v80H4z" />
    <path className="sheet" d="M46 6h106v80H46z" />
    <path className="grid" d="M46 26h106M46 46h106M46 66h106M105 6v80" />
    <path
      className="bars"
      d="M53 14h34v4H53zM53 34h26v4H53zM53 54h40v4H53zM127 14h18v4h-18zM133 34h12v4h-12zM121 54h24v4h-24z"
    />
    <Frame x={46} y={6} w={106} h={80} />
    <path className="tick draw m" d="M113 75q3 2 5 6q6-11 16-17" />
  </>
);

const Stopped = () => (
  <>
    <path className="sheet" d="M4 25h76v60H4z" />
    <path className="bars" d="M15 36h40v4H15zM15 47h54v4H15zM15 58h48v4H15zM15 69h30v4H15z" />
    <path className="edge dash" d="M118 25h38v60h-38z" />
    <path className="flow" d="M80 55h14" />
    <path className="pen" d="M93 48q6 6 12 15M106 47q-7 7-14 16" />
    <Frame x={4} y={25} w={76} h={60} />
  </>
);

const drawings = { missing: Missing, thanks: Thanks, error: Stopped } satisfies Record<
  string,
  () => ReactNode
>;

export function StatePicture({ state, ...rest }: PictureProps & { state: keyof typeof drawings }) {
  return <Picture {...rest}>{drawings[state]()}</Picture>;
}
