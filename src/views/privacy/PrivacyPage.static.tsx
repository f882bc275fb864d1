import { config } from '../../config.ts';
import { privacy, privacyHandling } from '../../content/privacy.ts';
import { Static } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { fill } from '../shared/words.ts';

const handling = () => {
  const { form, request } = privacyHandling;
  const receiver = new URL(config.formEndpoint, config.siteUrl);
  const isOwnServer = receiver.origin === new URL(config.siteUrl).origin;
  return {
    formReceiver: isOwnServer ? form.ownServer : fill(form.service, { origin: receiver.origin }),
    requestHandling: config.requestEndpoint === '' ? request.notSent : request.sent,
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
