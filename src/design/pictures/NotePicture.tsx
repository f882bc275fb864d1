import { Frame, Picture, type PictureProps } from './Picture.tsx';

export function NotePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="sheet" d="M4 35h88v70H4z" />
      <path className="grid" d="M4 58h88M4 82h88M48 35v70" />
      <path className="edge" d="M4 35h88v70H4z" />
      <path className="bars" d="M12 45h26v4H12zM12 68h20v4H12zM12 92h28v4H12zM62 92h22v4H62z" />
      <text x="85" y="73" className="end">
        ?
      </text>
      <Frame x={48} y={58} w={44} h={24} />
      <path className="edge" d="M92 58l12-16" />
      <path className="tag below m t1" d="M90 5h66v44H90z" />
      <path className="bars" d="M98 14h48v4H98zM98 23h40v4H98zM98 32h26v4H98z" />
    </Picture>
  );
}
