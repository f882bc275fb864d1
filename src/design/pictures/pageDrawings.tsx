import { Frame } from './Picture.tsx';

/** What first screens show beside their words, in a space of 160 × 110. */

export const Letter = () => (
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

const menu = [
  ['Σ', 44],
  ['◔', 62],
  ['¶', 36],
  ['§', 54],
  ['→', 48],
] as const;

export const Menu = () => (
  <>
    <path className="sheet" d="M4 5h152v100H4z" />
    <path className="band" d="M4 5h26v100H4z" />
    <path className="tint" d="M30 25h126v20H30z" />
    <path className="grid" d="M4 25h152M4 45h152M4 65h152M4 85h152M30 5v100M122 5v100" />
    <path className="edge" d="M4 5h152v100H4z" />
    {menu.map(([sign, width], at) => (
      <g key={sign}>
        <text x="17" y={19 + at * 20} className={at === 1 ? 'mid bold' : 'mid dim'}>
          {sign}
        </text>
        <path className="bars" d={`M38 ${13 + at * 20}h${width}v4H38z`} />
        <text x="149" y={19 + at * 20} className={at === 1 ? 'end bold' : 'end dim'}>
          €
        </text>
      </g>
    ))}
    <Frame x={4} y={25} w={152} h={20} />
  </>
);

export const Stages = () => (
  <>
    <path className="sheet edge" d="M4 37h42v36H4zM114 37h42v36h-42z" />
    <path className="bars" d="M12 47h26v4H12zM12 58h18v4H12zM122 47h26v4h-26zM122 58h18v4h-18z" />
    <path className="flow" d="M46 55h9M105 55h5" />
    <path className="solid" d="M110 51l5 4-5 4z" />
    <path className="tint" d="M57 29h46v52H57z" />
    <text x="80" y="52" className="mid said large">
      €
    </text>
    <path className="bars" d="M67 63h26v4H67z" />
    <Frame x={57} y={29} w={46} h={52} />
    <path className="tick draw m t1" d="M128 90q3 3 5 7q5-9 12-14" />
  </>
);

export const Question = () => (
  <>
    <path className="sheet edge" d="M4 5h152v22H4zM4 83h152v22H4z" />
    <path className="bars" d="M14 14h72v4H14zM14 92h58v4H14z" />
    <text x="145" y="20" className="mid dim">
      +
    </text>
    <text x="145" y="98" className="mid dim">
      +
    </text>
    <path className="tint" d="M4 27h152v56H4z" />
    <path className="bars" d="M14 37h84v4H14zM14 53h118v3H14zM14 61h104v3H14zM14 69h66v3H14z" />
    <text x="145" y="43" className="mid bold">
      ?
    </text>
    <Frame x={4} y={27} w={152} h={56} />
  </>
);

export const Notes = () => (
  <>
    <path className="sheet edge" d="M44 5h112v76H44z" />
    <path className="bars" d="M96 14h52v3H96z" />
    <path className="sheet edge" d="M24 17h112v76H24z" />
    <path className="bars" d="M76 26h52v3H76z" />
    <path className="sheet" d="M4 29h112v76H4z" />
    <path className="band" d="M4 29h20v76H4z" />
    <path className="grid" d="M24 29v76M24 48h92" />
    <text x="14" y="42" className="mid dim">
      1
    </text>
    <path className="bars" d="M32 36h56v5H32zM32 57h70v3H32zM32 66h62v3H32zM32 75h70v3H32zM32 84h40v3H32z" />
    <Frame x={4} y={29} w={112} h={76} />
  </>
);

export const Tree = () => (
  <>
    <path className="edge" d="M18 27v45h20M18 48h20M54 81v14h14" />
    <path className="sheet edge" d="M38 39h82v18H38zM38 63h82v18H38zM68 86h76v18H68z" />
    <path className="tint" d="M4 5h92v22H4z" />
    <path className="bars" d="M14 14h46v4H14zM48 46h40v4H48zM48 70h52v4H48zM78 93h34v4H78z" />
    <Frame x={4} y={5} w={92} h={22} />
  </>
);

export const Keys = () => (
  <>
    <path className="band edge" d="M4 34h52v38H4z" />
    <path className="sheet edge" d="M9 37h42v28H9z" />
    <text x="30" y="55" className="mid">
      Tab
    </text>
    <path className="flow" d="M62 53h20" />
    <path className="solid" d="M81 49l6 4-6 4z" />
    <path className="solid" d="M98 40h50v26H98z" />
    <path className="sheet" d="M108 51h30v4h-30z" />
    <Frame x={93} y={35} w={60} h={36} />
  </>
);
