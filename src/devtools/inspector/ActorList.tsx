import { selectionFrame, styled } from '../../design/stitches.ts';
import { labelOf } from './label.ts';
import type { ActorInfo } from './messages.ts';

interface ActorListProps {
  readonly actors: readonly ActorInfo[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export const ActorList = ({ actors, chosen, onChoose }: ActorListProps) => {
  const list = (parent: string | null) => {
    const children = actors
      .filter((actor) => actor.parent === parent)
      .toSorted((a, b) => labelOf(a).localeCompare(labelOf(b)));
    return children.length === 0 ? null : (
      <List>
        {children.map((actor) => (
          <li key={actor.id}>
            <Actor type="button" aria-pressed={actor.id === chosen} onClick={() => onChoose(actor.id)}>
              <b>{labelOf(actor)}</b>
              <span>{actor.status === 'error' ? 'broken' : actor.leaf || 'running'}</span>
            </Actor>
            {list(actor.id)}
          </li>
        ))}
      </List>
    );
  };
  return list(null);
};

const List = styled('ul', {
  display: 'grid',
  gap: '8px',
  padding: 0,
  listStyle: 'none',
  '& &': { marginBlockStart: '8px', paddingInlineStart: '16px' },
});
const Actor = styled('button', {
  display: 'grid',
  width: '100%',
  minHeight: '44px',
  padding: '6px 10px',
  textAlign: 'start',
  lineHeight: 1.35,
  color: '$ink',
  background: '$sheet',
  border: '1px solid $colors$grid',
  cursor: 'pointer',
  '& span': { font: '$fontSizes$xs/1.5 $fonts$mono', color: '$muted' },
  '&[aria-pressed=true]': selectionFrame,
});
