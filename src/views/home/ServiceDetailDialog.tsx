import type { ServiceId } from '../../../machines/requestWizard/requestWizardRules.ts';
import { home } from '../../content/home.ts';
import { serviceDetails } from '../../content/serviceDetails.ts';
import { site } from '../../content/site.ts';
import { Button, Cluster, Heading, Prose, Stack, Text } from '../../design/index.ts';
import { Dialog } from '../../design/overlays.ts';
import { focusById } from '../../effects/screen/focusById.ts';
import { RelatedLinks } from '../shared/RelatedLinks.tsx';

interface ServiceDetailDialogProps {
  readonly service: ServiceId | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRequest: () => void;
  /** Called once the dialog is gone and the focus is back on the card. */
  readonly onFaded: () => void;
}

/** A service's details, with a button to request it. On close the focus returns to the card (decision R8). */
const ServiceDetailDialog = ({ service, isOpen, onClose, onRequest, onFaded }: ServiceDetailDialogProps) => {
  const detail = serviceDetails.find(({ id }) => id === service);
  if (!detail) return null;
  const words = home.services.dialog;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={detail.title}
      description={detail.tagline}
      closeLabel={words.close}
      returnFocus={() => {
        focusById(`service-card-${detail.id}`);
        onFaded();
      }}
      footer={
        <Button variant="primary" onClick={onRequest}>
          {site.topBar.getStarted}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{detail.overview}</Text>
        <Prose>
          <Heading as="h3" size="sm">
            {words.included}
          </Heading>
          <ul>
            {detail.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
          <Heading as="h3" size="sm">
            {words.examples}
          </Heading>
          <ul>
            {detail.examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </Prose>
        <Cluster>
          <RelatedLinks links={detail.relatedLinks} />
        </Cluster>
      </Stack>
    </Dialog>
  );
};

export default ServiceDetailDialog;
