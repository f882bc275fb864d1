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

const handling = () => {
  const { notSent, sent } = privacyHandling.request;
  return {
    formReceiver: receiverOf(config.formEndpoint),
    requestHandling:
      config.requestEndpoint === '' ? notSent : fill(sent, { receiver: receiverOf(config.requestEndpoint) }),
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
