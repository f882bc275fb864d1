import { browserSuite } from 'deskhand-paths/browser';
import type { Page, Route } from 'playwright';
import { enquiryModel } from './enquiry.model.ts';
import { enquiryScript, type Server } from './enquiry.script.ts';

/** Keeps requests pending until the script answers them. */
const server = async (page: Page): Promise<Server> => {
  const pending: Route[] = [];
  await page.route('**/enquiries', (route) => void pending.push(route));
  return {
    answer: async (how) => {
      const route = pending.shift();
      if (how === 'drop') await route?.abort();
      else await route?.fulfill({ status: how, json: { reference: 'R-1' } });
    },
  };
};

browserSuite({
  name: 'example-enquiry',
  model: enquiryModel,
  script: enquiryScript,
  url: '/',
  world: server,
  tolerates: [/^Failed to load resource: net::ERR_FAILED/],
});
