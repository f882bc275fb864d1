import { Initials } from './Initials.tsx';
import { styled } from './stitches.ts';

const Frame = styled('figure', {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0,1fr)',
  background: '$sheet',
  border: '1px solid $colors$grid',
  breakInside: 'avoid',
  '& + &': { marginBlockStart: '-1px' },
});
const Gutter = styled('div', {
  padding: '20px 11px',
  background: '$band',
  borderInlineEnd: '1px solid $colors$grid',
});
const Words = styled('div', {
  padding: '16px 20px 20px',
  '& blockquote': { margin: 0, fontSize: '$lg', lineHeight: 1.5, textWrap: 'pretty' },
  '& figcaption': { marginBlockStart: '8px', fontSize: '$sm', color: '$muted' },
});

interface VoiceProps {
  initials: string;
  quote: string;
  source: string;
}

export function Voice({ initials, quote, source }: VoiceProps) {
  return (
    <Frame>
      <Gutter aria-hidden="true">
        <Initials>{initials}</Initials>
      </Gutter>
      <Words>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>{source}</figcaption>
      </Words>
    </Frame>
  );
}
