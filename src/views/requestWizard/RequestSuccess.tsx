import { config } from '../../config.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { site } from '../../content/site.ts';
import { ButtonLink, Stack, Text, VisuallyHidden } from '../../design/index.ts';
import { hasReservedHost } from '../../routes/reservedHost.ts';
import { NotSent } from './NotSent.tsx';

/** Offers a call, unless no booking link is configured (Q11). */
export const RequestSuccess = () => {
  const { lead, promise, nowhere, nowhereHelp, book, sampleBooking } = requestWizard.success;
  return (
    <Stack gap={3} align="start">
      <Text size="lg">{lead}</Text>
      <Text>{promise}</Text>
      {config.requestEndpoint === '' ? <NotSent title={nowhere}>{nowhereHelp}</NotSent> : null}
      {config.bookingUrl === '' ? null : (
        <Stack gap={1} align="start">
          <ButtonLink variant="outline" href={config.bookingUrl} target="_blank" rel="noopener noreferrer">
            {book}
            <VisuallyHidden> {site.newTab}</VisuallyHidden>
          </ButtonLink>
          {hasReservedHost(config.bookingUrl) ? (
            <Text size="sm" tone="muted">
              {sampleBooking}
            </Text>
          ) : null}
        </Stack>
      )}
    </Stack>
  );
};
