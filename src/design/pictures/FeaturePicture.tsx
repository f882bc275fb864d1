import type { ReactNode } from 'react';
import { Frame, Picture, type PictureProps } from './Picture.tsx';

const Sorted = () => (
  <>
    {['Σ', '¶', '%', '→'].map((sign, at) => {
      const isLifted = at === 1;
      const x = 10 + at * 37;
      const y = 8 + at * 24 - (isLifted ? 6 : 0);
      return (
        <g key={sign} className={isLifted ? 'below m' : undefined}>
          {isLifted ? (
            <>
              <path className="sheet edge" d="M84 4h64v40H84z" />
              <path className="bars" d="M91 12h34v4H91zM91 21h50v4H91zM91 30h42v4H91z" />
            </>
          ) : null}
          <path
            className={isLifted ? 'tint' : 'sheet edge'}
            d={`M4 ${y + 14}h${x - 4}v-14h32v14H156V${isLifted ? 96 : 106}H4z`}
          />
          {isLifted ? <path className="frame" d={`M4 ${y + 44}v-30h${x - 4}v-14h32v14H156v30`} /> : null}
          <path className="bars" d={`M14 ${y + 20}h${44 - at * 6}v3H14z`} />
          <text x={x + 16} y={y + 11} className={isLifted ? 'mid bold' : 'mid dim'}>
            {sign}
          </text>
        </g>
      );
    })}
  </>
);

const Price = () => (
  <>
    <path className="sheet" d="M4 5h152v100H4z" />
    <path className="grid" d="M4 57h152M4 81h152M60 5v100" />
    <path className="edge" d="M4 5h152v100H4z" />
    <path className="bars" d="M12 29h36v4H12zM12 67h24v4H12zM12 91h30v4H12z" />
    <text x="149" y="73" className="end dim">
      + 0
    </text>
    <text x="68" y="97" className="dim">
      =
    </text>
    <text x="149" y="97" className="end bold">
      €50
    </text>
    <g className="below m">
      <path className="tag" d="M72 31l14-16h62v32H86z" />
      <circle className="hole" cx="84" cy="31" r="3.500" />
      <path className="thread" d="M60 5c0 14 8 28 24 26" />
      <text x="117" y="36" className="mid said large">
        €50
      </text>
    </g>
    <Frame x={60} y={81} w={96} h={24} />
  </>
);

const Held = () => (
  <>
    <path className="sheet" d="M4 5h152v100H4z" />
    <path className="band" d="M4 38h76v34H4z" />
    <path className="grid" d="M4 38h152M4 72h152M80 5v100" />
    <path className="edge" d="M4 5h152v100H4z" />
    <path className="bars" d="M12 20h40v4H12zM122 20h26v4h-26zM12 87h32v4H12zM128 87h20v4h-20z" />
    <path className="shackle" d="M15 54v-4a6 6 0 0 1 12 0v4" />
    <path className="lock" d="M12 53h18v12H12z" />
    <text x="66" y="59" className="end dim">
      €50
    </text>
    <text x="149" y="59" className="end bold on m t2">
      €50
    </text>
    <Frame x={80} y={38} w={76} h={34} move="left m t1" />
    <path className="tick draw m t3" d="M91 56q3 3 5 7q5-10 13-15" />
  </>
);

const drawings = { sorted: Sorted, price: Price, held: Held } satisfies Record<string, () => ReactNode>;

export function FeaturePicture({ feature, ...rest }: PictureProps & { feature: keyof typeof drawings }) {
  return <Picture {...rest}>{drawings[feature]()}</Picture>;
}
