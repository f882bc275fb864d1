import { Picture, type PictureProps } from './Picture.tsx';

export function CuttingPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="sheet" d="M22 5h116v100H22z" />
      <path className="edge" d="M22 5h116v100H22z" />
      <text x="32" y="24" className="said large" textLength="96" lengthAdjust="spacingAndGlyphs">
        The Daily Desk
      </text>
      <path className="grid" d="M32 31h96M80 38v60" />
      <path className="mark draw m t1" d="M31 55h44v10H31z" />
      <path
        className="bars"
        d="M32 40h42v4H32zM32 49h38v4H32zM32 58h40v4H32zM32 67h42v4H32zM32 76h30v4H32zM32 85h40v4H32zM86 64h42v4H86zM86 73h36v4H86zM86 82h42v4H86zM86 91h26v4H86z"
      />
      <path className="band edge" d="M86 40h42v18H86z" />
    </Picture>
  );
}
