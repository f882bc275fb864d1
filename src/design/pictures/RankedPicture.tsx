import { Frame, Picture, type PictureProps } from './Picture.tsx';

export function RankedPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="sheet" d="M4 5h152v100H4z" />
      <path className="band" d="M4 5h22v100H4z" />
      <path className="grid" d="M4 30h152M4 55h152M4 80h152M26 5v100" />
      <path className="edge" d="M4 5h152v100H4z" />
      {['1', '2', '3', '4'].map((rank, at) => (
        <text key={rank} x="15" y={21 + at * 25} className="mid dim">
          {rank}
        </text>
      ))}
      <path className="bars" d="M34 38h84v9H34zM34 63h62v9H34zM34 88h40v9H34z" />
      <path className="solid draw m t1" d="M34 13h108v9H34z" />
      <Frame x={26} y={5} w={130} h={25} />
    </Picture>
  );
}
