import { type ComponentProps, useEffect } from 'react';
import { useNavigation } from '../../app/actors.ts';
import type { ServicePageId } from '../../content/ids.ts';
import type { ServiceDetail } from '../../content/serviceDetails.ts';
import { href } from '../../routes/href.ts';
import { followTo } from '../../wiring/navigation.ts';
import { useResource } from '../shared/useResource.ts';
import type ServiceDetailDialog from './ServiceDetailDialog.tsx';

/** The dialog when its code is here; where that can't be had, an open one leads to the page that tells the same. */
export const ServiceDetails = (props: ComponentProps<typeof ServiceDetailDialog>) => {
  const { detail, isOpen, onClose } = props;
  const navigation = useNavigation();
  const dialog = useResource('service details', () => import('./ServiceDetailDialog.tsx'));
  const isMissing = isOpen && dialog.status === 'failed' && !dialog.isRetrying;
  // biome-ignore lint/correctness/useExhaustiveDependencies: left once, when it turns out to be missing
  useEffect(() => {
    if (!isMissing || !detail) return;
    onClose();
    followTo(navigation, pageOf(detail));
  }, [isMissing]);
  if (dialog.status !== 'ready') return null;
  const { default: Dialog } = dialog.value;
  return <Dialog {...props} />;
};

/** The page that tells the same without JavaScript; help in choosing has none of its own. */
export const pageOf = ({ id }: ServiceDetail): string =>
  id === 'not-sure' ? href('services') : href('service', id satisfies ServicePageId);
