import type { ReactNode } from 'react';
import { Frame, Picture, type PictureProps } from './Picture.tsx';

const Clauses = () => (
  <>
    <path className="sheet edge" d="M4 5h152v100H4z" />
    <path className="grid" d="M32 5v100" />
    {[1, 2, 3].map((number) => (
      <text key={number} x="18" y={-6 + number * 32} className={number === 2 ? 'mid bold' : 'mid dim'}>
        §{number}
      </text>
    ))}
    <path
      className="bars"
      d="M42 19h44v5H42zM42 29h98v4H42zM42 50h70v5H42zM42 60h104v4H42zM42 69h88v4H42zM42 83h38v5H42zM42 93h96v4H42z"
    />
    <Frame x={32} y={43} w={124} h={36} />
  </>
);

const Exchange = () => (
  <>
    <path className="sheet edge" d="M4 5h108v34H4zM34 51h122v54H34z" />
    <path className="band" d="M4 5h34v34H4z" />
    <path className="grid" d="M38 5v34M54 51v54" />
    <text x="21" y="26" className="mid bold">
      GET
    </text>
    <text x="45" y="26">
      /orders/7
    </text>
    <path className="flow" d="M16 39v30h9" />
    <path className="solid" d="M24 65l7 4-7 4z" />
    {[1, 2, 3].map((number) => (
      <text key={number} x="44" y={54 + number * 15} className="mid dim">
        {number}
      </text>
    ))}
    <text x="61" y="69">
      {'{ "id": 7,'}
    </text>
    <text x="73" y="84">
      "done": <tspan className="bold">true</tspan>
    </text>
    <text x="61" y="99">
      {'}'}
    </text>
    <Frame x={117} y={74} w={32} h={16} />
  </>
);

const people = ['AK', 'JM', 'LS', 'RT', 'EN', 'BO'];

const People = () => (
  <>
    <path className="sheet" d="M4 5h152v100H4z" />
    <path className="band" d="M4 5h152v20H4z" />
    <path className="grid" d="M4 25h152M4 65h152M55 5v100M105 5v100" />
    <path className="edge" d="M4 5h152v100H4z" />
    {['A', 'B', 'C'].map((letter, at) => (
      <text key={letter} x={30 + at * 50} y="19" className="mid dim">
        {letter}
      </text>
    ))}
    <path className="tint" d="M55 65h50v40H55z" />
    {people.map((initials, at) => (
      <text
        key={initials}
        x={30 + (at % 3) * 50}
        y={50 + Math.floor(at / 3) * 40}
        className={at === 4 ? 'mid said large' : 'mid said large dim'}
      >
        {initials}
      </text>
    ))}
    <Frame x={55} y={65} w={50} h={40} />
  </>
);

const Letter = () => (
  <>
    <path className="sheet edge" d="M4 5h152v100H4z" />
    <path className="band" d="M4 5h28v24H4z" />
    <path className="grid" d="M4 29h152M32 5v24" />
    <text x="18" y="21" className="mid dim">
      @
    </text>
    <path
      className="bars"
      d="M42 15h62v4H42zM14 41h116v4H14zM14 51h94v4H14zM14 61h104v4H14zM22 84h44v4H22z"
    />
    <path className="flow" d="M70 80v12" />
    <Frame x={14} y={75} w={132} h={22} />
  </>
);

const drawings = { clauses: Clauses, exchange: Exchange, people: People, letter: Letter } satisfies Record<
  string,
  () => ReactNode
>;

export function PagePicture({ subject, ...rest }: PictureProps & { subject: keyof typeof drawings }) {
  return <Picture {...rest}>{drawings[subject]()}</Picture>;
}
