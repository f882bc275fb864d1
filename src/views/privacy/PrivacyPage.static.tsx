import { config } from '../../config.ts';
import { privacy, privacyHandling } from '../../content/privacy.ts';
import { Static } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { fill } from '../shared/words.ts';

const formReceiver = (): string => {
  const { form } = privacyHandling;
  const { origin } = new URL(config.formEndpoint, config.siteUrl);
  return origin === new URL(config.siteUrl).origin ? form.ownServer : fill(form.service, { origin });
};

const handling = () => {
  const { form, request } = privacyHandling;
  return {
    formHandling: config.formEndpoint === '' ? form.notSent : fill(form.sent, { receiver: formReceiver() }),
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
