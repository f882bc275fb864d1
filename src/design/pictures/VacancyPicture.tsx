import { Frame, Picture, type PictureProps } from './Picture.tsx';

export function VacancyPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="sheet" d="M4 20h152v70H4z" />
      <path className="band" d="M4 20h152v16H4z" />
      <path className="grid" d="M4 36h152M4 63h152M54 20v70M105 20v70" />
      <path className="edge" d="M4 20h152v70H4z" />
      {['A', 'B', 'C'].map((letter, at) => (
        <text key={letter} x={29 + at * 51} y="32" className="mid dim">
          {letter}
        </text>
      ))}
      {['HB', 'RS', 'TL', 'NK', 'DV'].map((initials, at) => (
        <text key={initials} x={29 + (at % 3) * 51} y={54 + Math.floor(at / 3) * 27} className="mid bold">
          {initials}
        </text>
      ))}
      <path className="tint" d="M105 63h51v27h-51z" />
      <path className="flow m on t1" d="M118 69v15" />
      <Frame x={105} y={63} w={51} h={27} />
    </Picture>
  );
}
