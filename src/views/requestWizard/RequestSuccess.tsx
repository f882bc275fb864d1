import { receiptOf } from '../../../machines/requestSubmission/receiptRules.ts';
import { shortReference } from '../../../machines/requestSubmission/referenceRules.ts';
import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { follow } from '../../content/follow.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { site } from '../../content/site.ts';
import { Amount, Button, ButtonLink, Stack, Text, VisuallyHidden } from '../../design/index.ts';
import { hasReservedHost } from '../../routes/reservedHost.ts';
import { doubtOf } from '../shared/doubtOf.ts';
import { Follow } from '../shared/Follow.tsx';
import { NotSent } from './NotSent.tsx';
import type { RequestStepProps } from './requestStep.ts';
import { SentAnswers } from './SentAnswers.tsx';

/** Says what happens next, and shows what was sent, to keep. Offers a call, unless no booking link is configured (Q11). */
export const RequestSuccess = ({ state, send }: RequestStepProps) => {
  const { lead, promise, next, question, correct, number, nowhere, nowhereHelp, book, sampleBooking } =
    requestWizard.success;
  const { answers, reply } = state.context;
  const { reference, link, isMailed } = receiptOf(reply, config.requestEndpoint);
  const isSent = config.requestEndpoint !== '';
  return (
    <Stack gap={3}>
      <Text size="lg">{lead}</Text>
      <Text>{promise}</Text>
      {isSent ? (
        <>
          <Text>
            {next} <bdi>{answers.email.trim()}</bdi>.
          </Text>
          <Text size="sm">
            {doubtOf(answers.email) ?? question} {correct}{' '}
            <Button variant="link" size="sm" onClick={() => send({ type: 'contact.edit' })}>
              {requestWizard.change}
              <VisuallyHidden> {requestWizard.fields.email.label}</VisuallyHidden>
            </Button>
          </Text>
        </>
      ) : (
        <NotSent title={nowhere}>{nowhereHelp}</NotSent>
      )}
      {reference === '' ? null : (
        <Text>
          {number} <Amount>{shortReference(reference)}</Amount>
        </Text>
      )}
      {capabilities.orders && link !== null ? (
        <Follow link={link} isMailed={isMailed} label={follow.request} />
      ) : null}
      <SentAnswers answers={answers} link={capabilities.orders ? link : null} />
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
