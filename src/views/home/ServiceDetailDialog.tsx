import { useRef } from 'react';
import { useRequestWizard } from '../../app/actors.ts';
import { home } from '../../content/home.ts';
import type { ServiceDetail } from '../../content/serviceDetails.ts';
import { site } from '../../content/site.ts';
import { Button, Cluster, Heading, Prose, Stack, Text } from '../../design/index.ts';
import { Dialog } from '../../design/overlays.ts';
import { href } from '../../routes/href.ts';
import { focusById } from '../../wiring/page.ts';
import { RelatedLinks } from '../shared/RelatedLinks.tsx';
import { useOverlay } from '../shared/useOverlay.ts';

interface ServiceDetailDialogProps {
  readonly detail: ServiceDetail | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A service's details, with a way to ask for it at once. Its focus returns to the card (decision R8). */
const ServiceDetailDialog = ({ detail, isOpen, onClose }: ServiceDetailDialogProps) => {
  const wizard = useRequestWizard();
  const whenHere = useOverlay(href('contact'));
  const isWanted = useRef(false);
  if (!detail) return null;
  const words = home.services.dialog;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={detail.title}
      description={detail.tagline}
      closeLabel={words.close}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusById(`service-card-${detail.id}`);
        if (isWanted.current) whenHere(() => wizard.send({ type: 'wizard.open', service: detail.id }));
        isWanted.current = false;
      }}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            isWanted.current = true;
            onClose();
          }}
        >
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
