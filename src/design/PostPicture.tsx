import type { ReactNode } from 'react';
import { styled } from './stitches.ts';

const Drawing = styled('svg', {
  display: 'block',
  width: '100%',
  maxWidth: '360px',
  height: 'auto',
  background: '$sheet',
  border: '1px solid $colors$grid',
  font: '600 9px $fonts$mono',
  '& .grid': { stroke: '$colors$grid', fill: 'none' },
  '& .band': { fill: '$colors$band' },
  '& .part': { fill: '$colors$tint', stroke: '$colors$line' },
  '& .words': { fill: '$colors$line' },
  '& .accent': { fill: '$colors$accent' },
  '& .tint': { fill: '$colors$tint' },
  '& .frame': { fill: 'none', stroke: '$colors$accent', strokeWidth: 2 },
  '& .struck': { stroke: '$colors$danger', strokeWidth: 2 },
  '& text': { fill: '$colors$muted' },
  '& .figure': { fill: '$colors$accent', fontSize: '13px' },
});

const sixths = [0, 1, 2, 3, 4, 5] as const;

const brief = (
  <>
    <path className="words" d="M24 14h150v6H24z" />
    <path className="struck" d="M18 17h164" />
    {sixths.map((line) => (
      <g key={line} transform={`translate(0 ${34 + line * 17})`}>
        <path className="band" d="M0 0h24v17H0z" />
        <text x="12" y="12" textAnchor="middle">
          {line + 1}
        </text>
        <path className="words" d={`M34 5.5h${[92, 128, 76, 104, 60, 112][line]}v6H34z`} />
        <path className="grid" d="M0 .5h240" />
      </g>
    ))}
    <path className="frame" d="M24 34h215v17H24z" />
    <path className="accent" d="M235 47h8v8h-8z" />
  </>
);

const price = (
  <>
    <path className="grid" d="M0 28.5h240M0 56.5h240M0 84.5h240M0 112.5h240" />
    <path
      className="part"
      d="M20 48h40v36H20zM62 48h12v36H62zM132 48h27v36h-27zM161 48h27v36h-27zM190 48h32v36h-32z"
    />
    <path className="accent" d="M76 48h54v36H76z" />
    <path className="frame" d="M20 41h202v50H20z" />
    <path className="accent" d="M218 87h8v8h-8z" />
    <text x="103" y="34" textAnchor="middle" className="figure">
      20
    </text>
    <text x="20" y="112">
      0
    </text>
    <text x="222" y="112" textAnchor="end" className="figure">
      75
    </text>
  </>
);

const handover = (
  <>
    <path className="band" d="M0 0h240v18H0zM0 18h24v96H0z" />
    <path
      className="grid"
      d="M24.5 0v114M96.5 0v114M168.5 0v114M0 18.5h240M0 42.5h240M0 66.5h240M0 90.5h240M0 114.5h240"
    />
    <path
      className="words"
      d="M32 27h44v6H32zM104 27h52v6h-52zM32 51h52v6H32zM104 51h36v6h-36zM32 75h36v6H32zM104 75h48v6h-48zM32 99h48v6H32zM104 99h28v6h-28z"
    />
    {['A', 'B', 'C'].map((letter, column) => (
      <text key={letter} x={60 + column * 72} y="12" textAnchor="middle">
        {letter}
      </text>
    ))}
    <path className="tint" d="M168 91h72v23h-72z" />
    <path className="frame" d="M168 91h71v23h-71z" />
    <path className="accent" d="M235 110h8v8h-8z" />
    <text x="230" y="107" textAnchor="end" className="figure">
      0
    </text>
    <path className="accent" d="M24 120h56v2H24z" />
    <path className="band" d="M82 120h56v18H82zM140 120h56v18h-56z" />
    <path className="words" d="M32 127h36v5H32zM90 127h36v5H90zM148 127h28v5h-28z" />
  </>
);

const pictures: Record<'brief' | 'price' | 'handover', ReactNode> = { brief, price, handover };

interface PostPictureProps {
  subject: keyof typeof pictures;
}

/** A blog post's picture. Decorative: the heading beside it says the same. */
export function PostPicture({ subject }: PostPictureProps) {
  return (
    <Drawing viewBox="0 0 240 140" aria-hidden="true">
      {pictures[subject]}
    </Drawing>
  );
}
