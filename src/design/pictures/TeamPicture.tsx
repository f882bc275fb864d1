import { Frame, Picture, type PictureProps } from './Picture.tsx';

export function TeamPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="edge" d="M32 26v14h96v-14M80 26v28" />
      {['MK', 'AO', 'JR'].map((initials, at) => (
        <g key={initials}>
          <path className="tint edge" d={`M${16 + at * 48} 4h32v22h-32z`} />
          <text x={32 + at * 48} y="19" className="mid bold">
            {initials}
          </text>
        </g>
      ))}
      <path className="sheet" d="M32 54h96v50H32z" />
      <path className="grid" d="M32 70h96M32 87h96M80 54v50" />
      <path
        className="bars"
        d="M40 60h26v4H40zM40 77h32v4H40zM40 94h22v4H40zM104 60h16v4h-16zM98 77h22v4H98z"
      />
      <Frame x={32} y={54} w={96} h={50} />
    </Picture>
  );
}
