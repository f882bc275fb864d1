import { Frame, Picture, type PictureProps } from './Picture.tsx';

export function DeskPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="band" d="M4 5h152v100H4z" />
      <path className="edge" d="M4 5h152v100H4z" />
      <circle className="hole" cx="126" cy="36" r="17" />
      <circle className="tag" cx="126" cy="36" r="12" />
      <path className="thread" d="M143 31q10 0 9 7t-11 5" />
      <path className="sheet" d="M18 20h76v72H18z" />
      <path className="grid" d="M18 38h76M18 56h76M18 74h76M56 20v72" />
      <path
        className="bars"
        d="M24 27h24v4H24zM24 45h20v4H24zM24 63h26v4H24zM72 27h16v4H72zM76 45h12v4H76zM70 63h18v4H70z"
      />
      <Frame x={56} y={74} w={38} h={18} />
      <path className="tick draw m t1" d="M67 82q3 2 4 5q4-7 10-11" />
      <path className="edge" d="M112 92l30-22" />
      <path className="flow" d="M112 92l6-1 26-19-4-5-26 19z" />
    </Picture>
  );
}
