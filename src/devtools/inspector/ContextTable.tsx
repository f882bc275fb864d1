import { Text, VisuallyHidden } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';
import { flatten, formatValue } from './formatValue.ts';
import type { Json } from './scrub.ts';

interface ContextTableProps {
  readonly context: Json;
  readonly before: Json;
}

export const ContextTable = ({ context, before }: ContextTableProps) => {
  const entries = flatten(context);
  if (entries.length === 0) return <Text tone="muted">Nothing.</Text>;
  const valuesBefore = new Map(flatten(before));
  return (
    <Table aria-labelledby="context">
      <tbody>
        {entries.map(([field, value]) => {
          const isChanged = JSON.stringify(valuesBefore.get(field)) !== JSON.stringify(value);
          return (
            <Row key={field} changed={isChanged}>
              <th scope="row">
                {field}
                {isChanged ? <VisuallyHidden> (changed)</VisuallyHidden> : null}
              </th>
              <td>{formatValue(value)}</td>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
};

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  background: '$sheet',
  border: '1px solid $colors$grid',
  font: '$fontSizes$xs/1.6 $fonts$mono',
  '& th': {
    width: '1%',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    color: '$muted',
    background: '$band',
  },
  '& :is(th,td)': { padding: '4px 10px', borderBlockEnd: '1px solid $colors$grid' },
});
const Row = styled('tr', {
  variants: {
    changed: { true: { '& td': { background: '$tint' }, '& th': { color: '$ink', fontWeight: 600 } } },
  },
});
