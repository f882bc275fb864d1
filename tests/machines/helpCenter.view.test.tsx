import { beforeAll } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/AppActorsProvider.tsx';
import { Toasts } from '../../src/views/chrome/Toasts.tsx';
import HelpCenterPage from '../../src/views/HelpCenterPage.tsx';
import { viewSuite } from '../paths/viewSuite.tsx';
import { type AddressControls, addressControls, Reach } from '../worlds/addressControls.tsx';
import { articleFeedbackModel } from './articleFeedback.model.ts';
import { articleFeedbackScript } from './articleFeedback.script.ts';
import { helpArticleModel } from './helpArticle.model.ts';
import { helpArticleScript } from './helpArticle.script.ts';
import { helpTopicPageModel } from './helpTopic.model.ts';
import { type HelpTopicControls, helpTopicScript } from './helpTopic.script.ts';

// Code that is loaded lazily is here before the first path: slow loading is another test's subject.
beforeAll(() =>
  Promise.all([
    import('../../src/views/sections/HelpArticleDialog.tsx'),
    import('../../src/content/help/payments-billing.ts'),
    import('../../src/content/help/trust-safety.ts'),
  ]),
);

const help = { path: '/help', search: '' };

interface StageProps {
  readonly inspect?: (event: InspectionEvent) => void;
  readonly hash?: string;
  readonly controls?: AddressControls;
}
const Stage = ({ inspect, hash = '', controls = addressControls() }: StageProps) => (
  <AppActorsProvider address={{ ...help, hash }} inspect={inspect}>
    <Reach page={help} controls={controls} />
    <HelpCenterPage />
    <Toasts />
  </AppActorsProvider>
);

viewSuite<typeof helpTopicPageModel.machine, HelpTopicControls>({
  name: 'helpTopic',
  model: helpTopicPageModel,
  script: helpTopicScript,
  maxSteps: 10,
  world: () => ({
    ...addressControls(),
    find: async (topic) =>
      void document.getElementById(`topic-${topic}-panel`)?.dispatchEvent(new Event('beforematch')),
  }),
  render: ({ inspect, world }) => <Stage inspect={inspect} controls={world} />,
});

viewSuite<typeof helpArticleModel.machine, AddressControls>({
  name: 'helpArticle',
  model: helpArticleModel,
  script: helpArticleScript,
  maxSteps: 10,
  world: addressControls,
  render: ({ inspect, world }) => <Stage inspect={inspect} controls={world} />,
});

viewSuite<typeof articleFeedbackModel.machine, AddressControls>({
  name: 'articleFeedback',
  model: articleFeedbackModel,
  script: articleFeedbackScript,
  world: addressControls,
  render: ({ inspect, world }) => <Stage inspect={inspect} controls={world} hash="#article-fees-and-plans" />,
});
