import type { ServiceId } from '../../../machines/requestWizard/requestWizardFields.ts';
import { home } from '../../content/home.ts';
import { serviceDetails } from '../../content/serviceDetails.ts';
import { site } from '../../content/site.ts';
import { Button, Heading, Prose, Stack, Text } from '../../design/index.ts';
import { ModalDialog } from '../shared/ModalDialog.tsx';
import { PriceAndTime } from '../shared/PriceAndTime.tsx';
import { RelatedLinks } from '../shared/RelatedLinks.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';

interface ServiceDetailDialogProps {
  readonly service: ServiceId | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRequest: () => void;
}

const ServiceDetailDialog = ({ service, isOpen, onClose, onRequest }: ServiceDetailDialogProps) => {
  const detail = serviceDetails.find(({ id }) => id === service);
  if (!detail) return null;
  const words = home.services.dialog;
  return (
    <ModalDialog
      open={isOpen}
      onOpenChange={onClose}
      title={detail.title}
      description={detail.tagline}
      closeLabel={words.close}
      footer={
        <Button variant="primary" onClick={onRequest}>
          {site.topBar.getStarted}
        </Button>
      }
    >
      <Stack gap={4}>
        {detail.id === 'not-sure' ? null : <PriceAndTime service={detail.id} />}
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
        <RelatedLinks
          first={
            detail.id === 'not-sure' ? null : (
              <li>
                <RouteLink to="service" id={detail.id} hash="estimate">
                  {words.estimate}
                </RouteLink>
              </li>
            )
          }
          links={detail.relatedLinks}
        />
      </Stack>
    </ModalDialog>
  );
};

export default ServiceDetailDialog;
