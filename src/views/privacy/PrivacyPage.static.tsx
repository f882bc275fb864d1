import { config } from '../../config.ts';
import { privacy, privacyHandling } from '../../content/privacy.ts';
import { Static } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { fill } from '../shared/words.ts';

const receiverOf = (endpoint: string) => {
  const { ownServer, service } = privacyHandling.receiver;
  const { origin } = new URL(endpoint, config.siteUrl);
  return origin === new URL(config.siteUrl).origin ? ownServer : fill(service, { origin });
};

const handlingOf = ({ sent, notSent }: Readonly<Record<'sent' | 'notSent', string>>, endpoint: string) =>
  endpoint === '' ? notSent : fill(sent, { receiver: receiverOf(endpoint) });

const handling = () => {
  const { form, request } = privacyHandling;
  return {
    formHandling: handlingOf(form, config.formEndpoint),
    requestHandling: handlingOf(request, config.requestEndpoint),
  };
};

const PrivacyPage = () => (
  <Static name="PrivacyPage">
    <Page route="privacy" words={privacy}>
      <PageHeader words={privacy} />
      <LegalDocument words={privacy} values={handling()} />
    </Page>
  </Static>
);

export default PrivacyPage;
