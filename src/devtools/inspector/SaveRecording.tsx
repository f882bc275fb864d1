import { useState } from 'react';
import { Button, Text } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';
import type { ChartState } from './chartData.ts';
import { Check, SelectLabel } from './controls.tsx';
import { labelOf } from './label.ts';
import type { ActorInfo, PageInfo } from './messages.ts';
import { fileNameOf, onlyActor, requestRecording, saveFile, withExpectedState } from './saving.ts';

interface SaveRecordingProps {
  readonly page: PageInfo | null;
  readonly chosen: ActorInfo | undefined;
  readonly chart: ChartState | undefined;
}

export const SaveRecording = ({ page, chosen, chart }: SaveRecordingProps) => {
  const [expected, setExpected] = useState('');
  const [isAlone, setAlone] = useState(false);
  if (!page || !chosen) return null;
  const leaves = chart ? leavesOf(chart) : [];
  const expectedLeaf = leaves.includes(expected) ? expected : '';
  const save = async () => {
    const recording = await requestRecording(page);
    const complete = expectedLeaf === '' ? recording : withExpectedState(recording, chosen, expectedLeaf);
    const chosenPart = isAlone ? onlyActor(complete, chosen) : complete;
    saveFile(fileNameOf(page, isAlone ? chosen : null), `${JSON.stringify(chosenPart, null, 2)}\n`);
  };
  return (
    <Frame>
      {leaves.length > 0 ? (
        <SelectLabel>
          {labelOf(chosen)} should be in
          <select value={expectedLeaf} onChange={({ target }) => setExpected(target.value)}>
            <option value="">the state it is in</option>
            {leaves.map((leaf) => (
              <option key={leaf}>{leaf}</option>
            ))}
          </select>
        </SelectLabel>
      ) : null}
      <Check isChecked={isAlone} onChange={setAlone}>
        {labelOf(chosen)} alone
      </Check>
      <Button variant="outline" size="sm" onClick={() => void save()}>
        Save recording
      </Button>
      <Text size="xs" tone="muted">
        What was typed is replaced by placeholders of the same shape.
      </Text>
    </Frame>
  );
};

const leavesOf = ({ name, type, states }: ChartState): string[] => {
  if (type === 'parallel') return [];
  return states.length === 0 ? [name] : states.flatMap(leavesOf);
};

const Frame = styled('div', {
  display: 'grid',
  gap: '8px',
  paddingBlockStart: '12px',
  borderBlockStart: '1px solid $colors$grid',
});
