import { useEffect, useState } from 'react';
import { Heading, Text, TextLink } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';
import { type GalleryState, nameOf, stageAddress } from './galleryState.ts';

const widths = { Phone: 360, Tablet: 768, Wide: null } as const;
type Width = keyof typeof widths;

export const Stage = ({ state }: { state: GalleryState }) => {
  const [width, setWidth] = useState<Width>('Wide');
  const reached = useReachedState(state);
  const address = stageAddress(state);
  const { machine, leaf, description, words } = state;
  return (
    <Frame aria-labelledby="state">
      <Heading as="h2" size="md" id="state">
        {nameOf(state)}
      </Heading>
      {description ? <Text>{description}</Text> : null}
      <PathText>{words.length === 0 ? 'The initial state.' : words.join(' → ')}</PathText>
      {address === null ? (
        <Text tone="muted">No page of the site shows {machine} by itself.</Text>
      ) : (
        <>
          <Tools>
            <Widths>
              <legend>Width</legend>
              {(Object.keys(widths) as Width[]).map((name) => (
                <label key={name}>
                  <input type="radio" name="width" checked={name === width} onChange={() => setWidth(name)} />
                  {name}
                </label>
              ))}
            </Widths>
            <TextLink href={address}>Open the page alone</TextLink>
            <Text size="sm" tone={reached === null || reached === leaf ? 'muted' : 'danger'} role="status">
              {statusOf(reached, leaf)}
            </Text>
          </Tools>
          <Page
            title={`${machine} in ${leaf}`}
            src={address}
            style={{ width: widths[width] === null ? '100%' : `${widths[width]}px` }}
          />
        </>
      )}
    </Frame>
  );
};

const statusOf = (reached: string | null, leaf: string): string => {
  if (reached === null) return 'Loading …';
  return reached === leaf ? 'Reached.' : `It reached ${reached} instead.`;
};

const useReachedState = ({ machine }: GalleryState): string | null => {
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const receive = ({ data, origin }: MessageEvent<{ type?: string; machine?: string; leaf?: string }>) => {
      if (origin === location.origin && data.type === 'replayed' && data.machine === machine)
        setReached(data.leaf ?? '');
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [machine]);
  return reached;
};

const Frame = styled('section', { display: 'grid', gap: '12px', minWidth: 0 });
const PathText = styled('p', { font: '$fontSizes$xs/1.6 $fonts$mono', color: '$muted' });
const Tools = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' });
const Widths = styled('fieldset', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: 0,
  border: 0,
  fontSize: '$sm',
  '& legend': {
    float: 'inline-start',
    padding: 0,
    marginInlineEnd: '16px',
    lineHeight: '32px',
    fontWeight: 600,
  },
  '& label': { display: 'flex', alignItems: 'center', gap: '6px', minHeight: '32px' },
  '& input': { width: '18px', height: '18px', accentColor: '$colors$accent' },
});
const Page = styled('iframe', {
  height: 'max(480px, calc(100vh - 280px))',
  maxWidth: '100%',
  background: '$paper',
  border: '1px solid $colors$line',
});
