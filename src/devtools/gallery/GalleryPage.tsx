import { useSyncExternalStore } from 'react';
import { Breadcrumb, Heading, insertGlobalStyles, Text } from '../../design/index.ts';
import { selectionFrame, styled } from '../../design/stitches.ts';
import { useGenerated } from '../useGenerated.ts';
import { type GalleryState, galleryFile, nameOf } from './galleryState.ts';
import { Stage } from './Stage.tsx';

const hashOf = ({ machine, leaf }: GalleryState): string => `#${encodeURI(`${machine}.${leaf}`)}`;

const readHash = () => location.hash;
const subscribeToHash = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

export const GalleryPage = () => {
  insertGlobalStyles();
  const states = useGenerated<readonly GalleryState[]>(galleryFile, []);
  const hash = useSyncExternalStore(subscribeToHash, readHash);
  const chosen = states.find((state) => hashOf(state) === hash) ?? states[0];
  const machines = [...new Set(states.map(({ machine }) => machine))];
  const trail = chosen ? [chosen.machine, ...nameOf(chosen).split('.')] : ['no state yet'];
  return (
    <>
      <Top>
        <Breadcrumb label="The chosen state" items={trail.map((label) => ({ label }))} />
      </Top>
      <Main>
        <Nav aria-label="States">
          <Heading as="h1" size="md">
            State gallery
          </Heading>
          <Text size="sm" tone="muted" role="status">
            {states.length === 0
              ? 'Exploring the machines …'
              : `${states.length} states of ${machines.length} machines`}
          </Text>
          {machines.map((machine) => (
            <section key={machine} aria-labelledby={machine}>
              <Heading as="h2" size="sm" id={machine}>
                {machine}
              </Heading>
              <List>
                {states
                  .filter((state) => state.machine === machine)
                  .map((state) => (
                    <li key={state.leaf}>
                      <a href={hashOf(state)} aria-current={state === chosen ? 'true' : undefined}>
                        {nameOf(state)}
                      </a>
                    </li>
                  ))}
              </List>
            </section>
          ))}
        </Nav>
        {chosen ? <Stage key={hashOf(chosen)} state={chosen} /> : null}
      </Main>
    </>
  );
};

const Top = styled('div', { '& > nav': { maxWidth: '1920px' } });
const Main = styled('main', {
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'minmax(0,1fr)',
  maxWidth: '1920px',
  marginInline: 'auto',
  padding: '16px',
  '@sm': { padding: '16px 24px 32px' },
  '@md': { gridTemplateColumns: '240px minmax(0,1fr)', alignItems: 'start' },
});
const Nav = styled('nav', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '16px',
  minWidth: 0,
  '@md': { maxHeight: 'calc(100vh - 96px)', overflow: 'auto', paddingInlineEnd: '12px' },
});
const List = styled('ul', {
  marginBlockStart: '6px',
  padding: 0,
  listStyle: 'none',
  font: '$fontSizes$xs/1.5 $fonts$mono',
  overflowWrap: 'anywhere',
  '& a': { display: 'block', padding: '4px 8px', color: '$ink', textDecorationColor: '$colors$line' },
  '& a[aria-current]': { ...selectionFrame, background: '$tint' },
  '@touch': { '& a': { paddingBlock: '12px' } },
});
