import { emailLink } from '../../../machines/contactSubmission/emailLinkRules.ts';
import { config } from '../../config.ts';
import { contact } from '../../content/contact.ts';
import {
  ButtonLink,
  Form,
  FormActions,
  NeedsScript,
  Notice,
  Stack,
  Text,
  TextLink,
} from '../../design/index.ts';
import { ContactTexts } from './ContactTexts.tsx';
import { useContactSubmission } from './useContactSubmission.ts';

const { byEmail: words } = contact;
const address = <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>;

/** Says that nothing is sent, and opens an e-mail (C14). Without JavaScript there is only the address. */
export const EmailForm = () => {
  const [state, send] = useContactSubmission(() => '');
  const { href, isCut } = emailLink(config.contactEmail, state.context.fields);
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={words.title}>
        {words.lead} {address}
      </Notice>
      <NeedsScript as="div">
        <Form onSubmit={(event) => event.preventDefault()}>
          <ContactTexts state={state} send={send} />
          <FormActions>
            <ButtonLink variant="primary" size="lg" href={href}>
              {words.open}
            </ButtonLink>
            <Text size="sm">
              {words.note} {address}
            </Text>
          </FormActions>
          <div role="status">{isCut ? <Notice tone="info">{words.cut}</Notice> : null}</div>
        </Form>
      </NeedsScript>
    </Stack>
  );
};
