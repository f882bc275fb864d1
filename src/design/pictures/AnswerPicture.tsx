import { Frame, Picture, type PictureProps } from './Picture.tsx';

export function AnswerPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="sheet" d="M4 5h152v24H4z" />
      <path className="grid" d="M54 5v24M105 5v24" />
      <path className="edge" d="M4 5h152v24H4z" />
      <path className="bars" d="M12 15h30v4H12zM62 15h34v4H62z" />
      <text x="149" y="21" className="end bold">
        50
      </text>
      <Frame x={105} y={5} w={51} h={24} />
      <path className="flow" d="M130 33v12" />
      <path className="solid" d="M126 44h8l-4 6z" />
      <path className="band edge" d="M4 54h152v51H4z" />
      <text x="12" y="69" className="dim">
        {'{'}
      </text>
      <text x="24" y="82">
        "price":
      </text>
      <text x="80" y="82" className="bold m on t1">
        50
      </text>
      <text x="12" y="97" className="dim">
        {'}'}
      </text>
    </Picture>
  );
}
