import { Frame, Picture, type PictureProps } from './Picture.tsx';

export function CurrenciesPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="sheet" d="M4 15h152v80H4z" />
      <path className="grid" d="M4 55h152M54 15v80M105 15v80" />
      <path className="edge" d="M4 15h152v80H4z" />
      {['€', 'US$', '£', '¥', '₹', 'R$'].map((symbol, at) => (
        <text
          key={symbol}
          x={29 + (at % 3) * 51}
          y={41 + Math.floor(at / 3) * 40}
          className={at === 0 ? 'mid said large' : 'mid dim large'}
        >
          {symbol}
        </text>
      ))}
      <Frame x={4} y={15} w={50} h={40} />
    </Picture>
  );
}
