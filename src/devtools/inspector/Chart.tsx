import { Marker, VisuallyHidden } from '../../design/index.ts';
import { fillHandle, styled } from '../../design/stitches.ts';
import type { ChartState, ChartTransition } from './chartData.ts';
import { areLast, markOf } from './marks.ts';
import type { ActorInfo } from './messages.ts';

interface ChartProps {
  readonly chart: ChartState;
  readonly actor: ActorInfo;
}

export const Chart = ({ chart, actor }: ChartProps) => <StateBox state={chart} actor={actor} isOutermost />;

const StateBox = ({
  state,
  actor,
  isOutermost = false,
}: {
  state: ChartState;
  actor: ActorInfo;
  isOutermost?: boolean;
}) => {
  const isLeaf = state.states.length === 0;
  const mark = markOf({ name: state.name, isLeaf }, actor);
  return (
    <Box active={mark} aria-current={mark === 'now' ? true : undefined}>
      <Name>
        {state.key}
        {mark === 'now' ? <Now>now</Now> : null}
        {mark === 'around' ? <VisuallyHidden>active</VisuallyHidden> : null}
      </Name>
      {state.description ? <Note>{state.description}</Note> : null}
      <Facts state={state} />
      {state.transitions.length > 0 ? (
        <Transitions>
          {state.transitions.map((transition) => (
            <li key={transition.id}>
              {areLast([transition], actor) ? (
                <Marker>
                  <TransitionWords {...transition} />
                </Marker>
              ) : (
                <TransitionWords {...transition} />
              )}
            </li>
          ))}
        </Transitions>
      ) : null}
      {isLeaf ? null : (
        <States wide={isOutermost} regions={state.type === 'parallel'}>
          {state.states.map((child) => (
            <li key={child.name}>
              <StateBox state={child} actor={actor} />
            </li>
          ))}
        </States>
      )}
    </Box>
  );
};

const Facts = ({ state: { type, tags, runs, entry, exit } }: { state: ChartState }) => {
  const kinds: Partial<Record<ChartState['type'], string>> = {
    final: 'final',
    history: 'history',
    parallel: 'regions',
  };
  const facts = [
    kinds[type],
    runs.length > 0 && `runs ${runs.join(', ')}`,
    entry.length > 0 && `entry / ${entry.join(', ')}`,
    exit.length > 0 && `exit / ${exit.join(', ')}`,
    tags.length > 0 && `tags ${tags.join(', ')}`,
  ].filter(Boolean);
  return facts.length > 0 ? <Fact>{facts.join(' · ')}</Fact> : null;
};

const TransitionWords = ({ when, guard, to, actions }: ChartTransition) => (
  <>
    <b>{when}</b>
    {guard ? ` [${guard}]` : ''}
    {to ? ` → ${to}` : ''}
    {actions.length > 0 ? <span> / {actions.join(', ')}</span> : null}
  </>
);

const Box = styled('div', {
  position: 'relative',
  padding: '10px 12px',
  minWidth: 0,
  background: '$sheet',
  border: '1px solid $colors$grid',
  variants: {
    active: {
      no: {},
      around: { borderColor: '$accent' },
      now: {
        outline: '2px solid $colors$accent',
        outlineOffset: '-1px',
        background: '$tint',
        '&::after': fillHandle,
      },
    },
  },
});
const Name = styled('p', {
  display: 'flex',
  gap: '8px',
  alignItems: 'baseline',
  fontWeight: 650,
  lineHeight: 1.4,
});
const Now = styled('span', { font: '$fontSizes$xs/1.5 $fonts$mono', color: '$accent' });
const Note = styled('p', { fontSize: '$xs', lineHeight: 1.45, color: '$muted', maxWidth: '60ch' });
const Fact = styled('p', { font: '$fontSizes$xs/1.6 $fonts$mono', color: '$muted' });
const Transitions = styled('ul', {
  marginBlockStart: '4px',
  padding: 0,
  listStyle: 'none',
  font: '$fontSizes$xs/1.6 $fonts$mono',
  '& li': { paddingInlineStart: '1.5em', textIndent: '-1.5em' },
  '& b': { fontWeight: 600 },
  '& span': { color: '$muted' },
  '& mark span': { color: 'inherit' },
});
const States = styled('ul', {
  display: 'grid',
  gap: '10px',
  marginBlockStart: '10px',
  padding: 0,
  listStyle: 'none',
  variants: {
    wide: { true: { gap: '12px' } },
    regions: { true: { '@lg': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', alignItems: 'start' } } },
  },
});
