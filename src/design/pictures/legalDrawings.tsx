import { Frame } from './Picture.tsx';

/** What the first screens of legal texts show, in a space of 160 × 110. */

export const Clauses = () => (
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

export const Erased = () => (
  <>
    <path className="sheet" d="M4 5h152v75H4z" />
    <path className="band" d="M4 5h26v75H4z" />
    <path className="grid" d="M4 30h152M4 55h152M30 5v75M118 5v75" />
    <path className="edge" d="M4 5h152v75H4z" />
    {['@', '¶', '↑'].map((sign, at) => (
      <text key={sign} x="17" y={21 + at * 25} className="mid dim">
        {sign}
      </text>
    ))}
    <path className="bars" d="M38 15h62v4H38zM38 40h48v4H38zM38 65h56v4H38z" />
    <path className="pen" d="M36 67h64" />
    <path className="edge dash" d="M4 80v25h152V80" />
    <Frame x={118} y={55} w={38} h={25} />
    <text x="137" y="71" className="mid bold">
      0
    </text>
  </>
);

export const Stored = () => (
  <>
    <path className="sheet" d="M4 5h152v100H4z" />
    <path className="band" d="M4 5h152v20H4z" />
    <path className="grid" d="M4 25h152M4 52h152M4 79h152M66 5v100" />
    <path className="edge" d="M4 5h152v100H4z" />
    <path className="bars" d="M12 13h30v4H12zM74 13h38v4H74zM12 37h40v4H12zM12 64h32v4H12zM12 91h44v4H12z" />
    <text x="74" y="43">
      "EU"
    </text>
    <text x="74" y="70" className="dim">
      –
    </text>
    <text x="74" y="97" className="dim">
      –
    </text>
    <Frame x={66} y={25} w={90} h={27} />
  </>
);

export const License = () => (
  <>
    <path className="sheet edge" d="M16 5h128v100H16z" />
    <text x="80" y="32" className="mid said large">
      MIT
    </text>
    <path className="bars" d="M30 46h100v3H30zM30 55h92v3H30zM30 64h100v3H30z" />
    <path className="grid" d="M30 82h60" />
    <text x="30" y="96" className="dim">
      ©
    </text>
    <path className="bars" d="M42 90h40v4H42z" />
    <Frame x={24} y={82} w={74} h={18} />
  </>
);
