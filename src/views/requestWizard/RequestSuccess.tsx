import { config } from '../../config.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { site } from '../../content/site.ts';
import { ButtonLink, Stack, Text, VisuallyHidden } from '../../design/index.ts';
import { NotSent } from './NotSent.tsx';

/** The request has arrived, or nothing was sent because there is no endpoint. If a booking link is configured, the visitor can book a call (decision Q11). */
export const RequestSuccess = () => {
  const { lead, promise, nowhere, nowhereHelp, book } = requestWizard.success;
  return (
    <Stack gap={3} align="start">
      <Text size="lg">{lead}</Text>
      <Text>{promise}</Text>
      {config.requestEndpoint === '' ? <NotSent title={nowhere}>{nowhereHelp}</NotSent> : null}
      {config.bookingUrl === '' ? null : (
        <ButtonLink variant="outline" href={config.bookingUrl} target="_blank" rel="noopener noreferrer">
          {book}
          <VisuallyHidden> {site.newTab}</VisuallyHidden>
        </ButtonLink>
      )}
    </Stack>
  );
};
