import { deskModel } from '../machines/desk/desk.model.ts';
import { deskScript } from '../machines/desk/desk.script.ts';
import { deskErasureModel } from '../machines/deskErasure/deskErasure.model.ts';
import { deskErasureScript } from '../machines/deskErasure/deskErasure.script.ts';
import { offerDraftModel } from '../machines/offerDraft/offerDraft.model.ts';
import { offerDraftScript } from '../machines/offerDraft/offerDraft.script.ts';
import { browserSuite } from '../tests/paths/browser.ts';
import { deskPage } from '../tests/worlds/deskPage.ts';

const suite = {
  url: '/desk',
  world: deskPage,
  isScanned: true,
  // A reload asks for the list, which the world answers only when the script says so.
  reloads: false,
  // Chromium reports the requests that fail.
  tolerates: [/Failed to load resource/],
} as const;

browserSuite({
  ...suite,
  name: 'desk',
  model: deskModel,
  script: deskScript,
  // As everywhere; in the full run, pairs would leave a stream silent for the 45 s after which the page gives it up.
  cover: 'transitions',
});

browserSuite({ ...suite, name: 'offerDraft', model: offerDraftModel, script: offerDraftScript });

browserSuite({ ...suite, name: 'deskErasure', model: deskErasureModel, script: deskErasureScript });
