import { useState } from 'react';
import { Breadcrumb, Heading, insertGlobalStyles, Text } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';
import { ActorList } from './ActorList.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import { ContextTable } from './ContextTable.tsx';
import { EventTable } from './EventTable.tsx';
import { labelOf } from './label.ts';
import { SaveRecording } from './SaveRecording.tsx';
import { useViewState } from './useViewState.ts';
import { shownActor, type ViewState } from './viewState.ts';

export const InspectorPage = () => {
  insertGlobalStyles();
  const [view, showPresent] = useViewState();
  const [chosenId, choose] = useState('');
  const chosen = view.actors.find(({ id }) => id === chosenId) ?? view.actors.find(({ leaf }) => leaf !== '');
  const shown = chosen && shownActor(view, chosen);
  const trail = shown ? [labelOf(shown), ...shown.leaf.split('.')] : ['no actor yet'];
  const chart = view.charts.find(({ name }) => name === chosen?.name);
  return (
    <>
      <Top>
        <Breadcrumb label="The chosen actor’s state" items={trail.map((label) => ({ label }))} />
      </Top>
      <Main>
        <Head>
          <Heading as="h1" size="md">
            Inspector
          </Heading>
          <Text size="sm" tone="muted" role="status">
            {statusOf(view)}
          </Text>
        </Head>
        <Columns>
          <Panel aria-labelledby="actors">
            <Heading as="h2" size="sm" id="actors">
              Actors
            </Heading>
            <ActorList actors={view.actors} chosen={chosen?.id ?? ''} onChoose={choose} />
            <SaveRecording page={view.isClosed ? null : view.page} chosen={chosen} chart={chart} />
          </Panel>
          <Panel aria-labelledby="context">
            <Heading as="h2" size="sm" id="context">
              Context
            </Heading>
            {chosen && shown ? (
              <ContextTable
                context={shown.context}
                before={shown === chosen ? (view.before.get(shown.id) ?? null) : chosen.context}
              />
            ) : null}
            <Heading as="h2" size="sm" id="events">
              Events
            </Heading>
            <EventTable events={view.events} chosen={chosen?.id ?? ''} />
          </Panel>
          <Panel aria-labelledby="chart">
            <Heading as="h2" size="sm" id="chart">
              Chart
            </Heading>
            {chart && chosen ? (
              <ChartPanel
                key={chosen.id}
                view={view}
                chart={chart}
                chosen={chosen}
                onShowPresent={showPresent}
              />
            ) : (
              <Text tone="muted">No machine.</Text>
            )}
          </Panel>
        </Columns>
      </Main>
    </>
  );
};

const statusOf = ({ page, isClosed }: ViewState): string => {
  if (!page) return 'Open a page of the development server and add ?inspect to its address.';
  return isClosed ? `${page.path} was left; this is its last state.` : `Listening to ${page.path}`;
};

const width = '1920px';
const Top = styled('div', { '& > nav': { maxWidth: width } });
const Main = styled('main', {
  maxWidth: width,
  marginInline: 'auto',
  padding: '16px',
  '@sm': { padding: '16px 24px 32px' },
});
const Head = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginBlockEnd: '16px',
});
const Columns = styled('div', {
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  '@md': {
    gap: '24px',
    gridTemplateColumns: '220px minmax(0,1fr)',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  '@lg': {
    gridTemplateColumns: '200px minmax(0,8fr) minmax(0,5fr)',
    '& > :nth-child(2)': {
      position: 'sticky',
      insetBlockStart: '16px',
      display: 'flex',
      flexDirection: 'column',
      gridColumn: 3,
      gridRow: 1,
      height: 'calc(100vh - 32px)',
    },
    '& > :last-child': { gridColumn: 2, gridRow: 1 },
  },
});
const Panel = styled('section', { display: 'grid', gap: '12px', minWidth: 0 });
