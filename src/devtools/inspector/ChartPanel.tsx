import { useState } from 'react';
import { Button, Text } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';
import { Chart } from './Chart.tsx';
import type { ChartState } from './chartData.ts';
import { Check } from './controls.tsx';
import { Drawing } from './Drawing.tsx';
import { labelOf } from './label.ts';
import { type ActorInfo, type InspectorRequest, openChannel } from './messages.ts';
import { SendEvent } from './SendEvent.tsx';
import { shownActor, type ViewState } from './viewState.ts';

interface ChartPanelProps {
  readonly view: ViewState;
  readonly chart: ChartState;
  readonly chosen: ActorInfo;
  readonly onShowPresent: () => void;
}

export const ChartPanel = ({ view, chart, chosen, onShowPresent }: ChartPanelProps) => {
  const [isWhole, setWhole] = useState(false);
  const { page, isClosed } = view;
  const wayBack = view.wayBack?.id === chosen.id ? view.wayBack : null;
  const actor = shownActor(view, chosen);
  const startedAt = page?.startedAt ?? 0;
  const { id } = chosen;
  // The page could not follow the last step, so go one further.
  const steps = 1 + (wayBack?.actor ? wayBack.steps : 0);
  return (
    <>
      {isClosed ? null : (
        <>
          <SendEvent
            chart={chart}
            actor={chosen}
            onSend={(event) => request({ type: 'send', startedAt, id, event })}
          />
          <Back>
            <Button
              variant="outline"
              size="sm"
              onClick={() => request({ type: 'back', startedAt, id, steps })}
            >
              Step back
            </Button>
            {wayBack?.actor ? (
              <Button variant="outline" size="sm" onClick={onShowPresent}>
                Show the present
              </Button>
            ) : null}
            <Text size="sm" tone="muted" role="status">
              {wayBack?.words ?? ''}
            </Text>
          </Back>
        </>
      )}
      <Drawing chart={chart} actor={actor} label={labelOfDrawing(actor)} isWhole={isWhole} />
      <Check isChecked={isWhole} onChange={setWhole}>
        Fit the whole chart in
      </Check>
      <List>
        <summary>The chart as a list</summary>
        <Chart chart={chart} actor={actor} />
      </List>
    </>
  );
};

const request = (message: InspectorRequest): void => {
  const channel = openChannel();
  channel.postMessage(message);
  channel.close();
};

const labelOfDrawing = (actor: ActorInfo): string =>
  [
    `Chart of ${labelOf(actor)}, now in ${actor.leaf}.`,
    ...actor.taken.map((key) => `Last transition: ${key}.`),
  ].join(' ');

const Back = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
const List = styled('details', {
  '& > summary': { minHeight: '32px', fontSize: '$sm', cursor: 'pointer' },
  '& > div': { marginBlockStart: '8px' },
});
