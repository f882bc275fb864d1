import { followedOrderPageModel } from '../machines/followedOrder/followedOrder.model.ts';
import { followedOrderScript } from '../machines/followedOrder/followedOrder.script.ts';
import { orderActPageModel } from '../machines/orderAct/orderAct.model.ts';
import { orderActScript } from '../machines/orderAct/orderAct.script.ts';
import { browserSuite } from '../tests/paths/browser.ts';
import { orderPath } from '../tests/worlds/orderControls.ts';
import { orderPage } from '../tests/worlds/orderPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';

const suite = {
  url: orderPath,
  world: orderPage,
  // The world decides when the page's script arrives.
  reloads: false,
  // Chromium reports the requests that fail.
  tolerates: [/Failed to load resource/],
} as const;

browserSuite({
  ...suite,
  name: 'followedOrder',
  model: followedOrderPageModel,
  script: followedOrderScript,
});

siteSuite({ ...suite, name: 'orderAct', model: orderActPageModel, script: orderActScript });
