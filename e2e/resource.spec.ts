import { resourcePageModel } from '../machines/resource/resource.model.ts';
import { resourcePageScript } from '../machines/resource/resource.script.ts';
import { resourcePage } from '../tests/worlds/resourcePage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';

siteSuite({
  name: 'resource',
  model: resourcePageModel,
  script: resourcePageScript,
  url: '/help',
  world: resourcePage,
  // It holds what is loaded.
  reloads: false,
  // Chromium reports the loads that fail.
  tolerates: [/Failed to load resource/],
});
