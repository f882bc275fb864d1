import { type SubmitEvent, useState } from 'react';
import { Button, Text } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';
import { useGenerated } from '../useGenerated.ts';
import type { ChartState } from './chartData.ts';
import { SelectLabel } from './controls.tsx';
import { type EventCases, eventCasesFile } from './eventCases.ts';
import { eventTypesOf } from './eventTypes.ts';
import { formatValue } from './formatValue.ts';
import type { ActorInfo } from './messages.ts';
import type { Json, PlainEvent } from './scrub.ts';

interface SendEventProps {
  readonly chart: ChartState;
  readonly actor: ActorInfo;
  readonly onSend: (event: PlainEvent) => void;
}

export const SendEvent = ({ chart, actor, onSend }: SendEventProps) => {
  const cases = useGenerated<EventCases | null>(eventCasesFile, null);
  const [chosenType, chooseType] = useState('');
  const [chosenCase, chooseCase] = useState(0);
  const { accepted, others } = eventTypesOf(chart, actor.activeStates);
  const type = [...accepted, ...others].find((each) => each === chosenType) ?? accepted[0] ?? others[0];
  if (cases === null) return <Text tone="muted">Loading its events.</Text>;
  if (type === undefined) return <Text tone="muted">It has no events.</Text>;
  const payloads = cases[actor.name]?.[type] ?? [];
  const payload = payloads[chosenCase] ?? payloads[0] ?? {};
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend({ ...(payload as { readonly [field: string]: Json }), type });
  };
  return (
    <Frame aria-label="Send an event" onSubmit={send}>
      <SelectLabel>
        Event
        <select
          value={type}
          onChange={({ target }) => {
            chooseType(target.value);
            chooseCase(0);
          }}
        >
          <Types label="Accepted in this state" types={accepted} />
          <Types label="Ignored in this state" types={others} />
        </select>
      </SelectLabel>
      <SelectLabel>
        Payload
        <select
          value={payloads.indexOf(payload)}
          disabled={payloads.length < 2}
          onChange={({ target }) => chooseCase(Number(target.value))}
        >
          {payloads.length === 0 ? <option value={-1}>none</option> : null}
          {payloads.map((each, nth) => (
            <option key={JSON.stringify(each)} value={nth}>
              {shortened(formatValue(each))}
            </option>
          ))}
        </select>
      </SelectLabel>
      <Button type="submit" variant="primary" size="sm">
        Send
      </Button>
    </Frame>
  );
};

const Types = ({ label, types }: { readonly label: string; readonly types: readonly string[] }) =>
  types.length === 0 ? null : (
    <optgroup label={label}>
      {types.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </optgroup>
  );

const shortened = (text: string): string => {
  const words = text === '{}' ? 'none' : text;
  return words.length > 80 ? `${words.slice(0, 79)}…` : words;
};

const Frame = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 12px',
  '& select': { font: '$fontSizes$xs/1.5 $fonts$mono' },
});
