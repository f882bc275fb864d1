import { Frame, Picture, type PictureProps } from './Picture.tsx';

export function PackagesPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="sheet" d="M4 36h48v69H4zM108 36h48v69h-48z" />
      <path className="edge" d="M4 36h48v69H4zM108 36h48v69h-48z" />
      <path
        className="bars"
        d="M12 60h32v4H12zM12 70h24v4H12zM116 60h32v4h-32zM116 70h28v4h-28zM116 80h32v4h-32z"
      />
      <text x="28" y="51" className="mid dim">
        €50
      </text>
      <text x="132" y="51" className="mid dim">
        €200
      </text>
      <path className="tint" d="M52 14h56v91H52z" />
      <path className="bars" d="M62 48h36v4H62zM62 58h28v4H62zM62 68h36v4H62z" />
      <text x="80" y="36" className="mid said large">
        €100
      </text>
      <Frame x={52} y={14} w={56} h={91} />
      <path className="tick draw m t1" d="M72 86q3 3 5 7q5-9 12-14" />
    </Picture>
  );
}
