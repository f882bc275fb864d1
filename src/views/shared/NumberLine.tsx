import { shortReference } from '../../../machines/requestSubmission/referenceRules.ts';
import { Amount, Text } from '../../design/index.ts';

interface NumberLineProps {
  /** With `{number}` where the number of the message stands. */
  readonly line: string;
  readonly id: string;
}

export const NumberLine = ({ line, id }: NumberLineProps) => {
  const [before, after] = line.split('{number}');
  return (
    <Text tone="muted" balanced>
      {before}
      <Amount>{shortReference(id)}</Amount>
      {after}
    </Text>
  );
};
