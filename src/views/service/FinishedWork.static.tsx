import type { ServicePageId } from '../../configuration/services.ts';
import { samples } from '../../content/samplesStatic.ts';
import { Static } from '../../design/index.ts';
import { SamplePicture } from './SamplePicture.tsx';

export const FinishedWork = ({ service }: { readonly service: ServicePageId }) => (
  <Static name="FinishedWork">
    <SamplePicture picture={samples[service][0].picture} at={0} />
  </Static>
);
