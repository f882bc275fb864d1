import { resourcePageModel } from '../machines/resource/resource.model.ts';
import { resourcePageScript } from '../machines/resource/resource.script.ts';
import { browserSuite } from '../tests/paths/browser.ts';
import { resourcePage } from '../tests/worlds/resourcePage.ts';

browserSuite({
  name: 'resource',
  model: resourcePageModel,
  script: resourcePageScript,
  url: '/help',
  world: resourcePage,
  // Chromium reports the loads that fail.
  tolerates: [/Failed to load resource/],
});
