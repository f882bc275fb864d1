import { receiptOf } from '../../../machines/requestSubmission/receiptRules.ts';
import { shortReference } from '../../../machines/requestSubmission/referenceRules.ts';
import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { contactThanks } from '../../content/contactThanks.ts';
import { follow } from '../../content/follow.ts';
import { Amount, Container, Section, Stack, Text } from '../../design/index.ts';
import { useIsHydrating } from '../../design/useIsHydrating.ts';
import { handedReply } from '../../wiring/receipt.ts';
import { Page } from '../chrome/Page.tsx';
import { Follow } from '../shared/Follow.tsx';
import { ContactThanksHead, ContactThanksLinks } from './ContactThanksParts.static.tsx';

/** The form hands over what the endpoint answered. */
const ContactThanksPage = () => {
  const reply = useIsHydrating() ? null : handedReply();
  const { reference, link, isMailed } = receiptOf(reply, config.formEndpoint);
  return (
    <Page route="contactThanks" words={contactThanks}>
      <ContactThanksHead />
      <Section size="sm">
        <Container>
          <Stack gap={4}>
            {reference === '' ? null : (
              <Text>
                {contactThanks.number} <Amount>{shortReference(reference)}</Amount>
              </Text>
            )}
            {capabilities.orders && link !== null ? (
              <Follow link={link} isMailed={isMailed} label={follow.message} />
            ) : null}
            <ContactThanksLinks />
          </Stack>
        </Container>
      </Section>
    </Page>
  );
};

export default ContactThanksPage;
