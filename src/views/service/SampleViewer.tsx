import type { ServicePageId } from '../../configuration/services.ts';
import { sampleViewerWords as words } from '../../content/sampleViewer.ts';
import { ChoiceGroup, Label, NeedsScript, SampleFrame } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { sampleViewer } from '../../wiring/sampleViewer.ts';
import { FollowAddress } from '../shared/FollowAddress.tsx';
import { FinishedWork } from './FinishedWork.static.tsx';

const options = (['before', 'after', 'both'] as const).map((value) => ({ value, label: words[value] }));

export const SampleViewer = ({ service }: { readonly service: ServicePageId }) => {
  const [state, send] = useWired(sampleViewer);
  return (
    <SampleFrame data-shows={state.value} aria-labelledby="sample-label">
      <FollowAddress send={send} />
      <Label id="sample-label">{words.label}</Label>
      <NeedsScript as="div">
        <ChoiceGroup
          id="sample"
          name="sample"
          legend={words.legend}
          columns="row"
          value={state.value}
          onValueChange={(value) => send({ type: `${value}.choose` })}
          options={options}
        />
      </NeedsScript>
      <FinishedWork service={service} />
    </SampleFrame>
  );
};
