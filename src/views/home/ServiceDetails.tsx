import { type ComponentProps, useEffect } from 'react';
import type { ServiceId } from '../../../machines/requestWizard/requestWizardFields.ts';
import type { ServicePageId } from '../../configuration/services.ts';
import { href } from '../../routes/href.ts';
import { followTo } from '../../shell/followTo.ts';
import { useNavigation } from '../../shell/useShell.ts';
import { useResource } from '../shared/useResource.ts';
import type ServiceDetailDialog from './ServiceDetailDialog.tsx';

/** Arguments of `useResource` and `loadResource`. */
export const serviceDetailsCode = ['service details', () => import('./ServiceDetailDialog.tsx')] as const;

/** If loading fails, opening it leads to the page with the same content. */
export const ServiceDetails = (props: ComponentProps<typeof ServiceDetailDialog>) => {
  const { service, isOpen, onClose } = props;
  const navigation = useNavigation();
  const dialog = useResource(...serviceDetailsCode);
  const isMissing = isOpen && dialog.status === 'failed' && !dialog.isRetrying;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves once, when the dialog turns out to be missing
  useEffect(() => {
    if (!isMissing || !service) return;
    onClose();
    followTo(navigation, pageOf(service));
  }, [isMissing]);
  if (dialog.status !== 'ready') return null;
  const { default: Dialog } = dialog.value;
  return <Dialog {...props} />;
};

/** The page with the same content, for use without JavaScript. "Not sure" has none. */
export const pageOf = (service: ServiceId): string =>
  service === 'not-sure' ? href('services') : href('service', service satisfies ServicePageId);
