import { HeldRequests } from 'deskhand-paths';
import { viewSuite } from 'deskhand-paths/view';
import { afterEach, vi } from 'vitest';
import { EnquiryPage } from './EnquiryPage.tsx';
import { enquiryModel } from './enquiry.model.ts';
import { enquiryScript, type Server } from './enquiry.script.ts';

/** Keeps requests pending until the script answers them. */
class HeldServer implements Server {
  readonly requests = new HeldRequests();

  constructor() {
    vi.stubGlobal('fetch', this.requests.fetch);
  }

  answer: Server['answer'] = async (how) =>
    this.requests.answer(
      how === 'drop' ? new TypeError('network') : Response.json({ reference: 'R-1' }, { status: how }),
    );
}
afterEach(() => void vi.unstubAllGlobals());

viewSuite({
  name: 'example-enquiry',
  model: enquiryModel,
  script: enquiryScript,
  world: () => new HeldServer(),
  requests: (world) => world.requests,
  render: ({ inspect }) => <EnquiryPage inspect={inspect} />,
});
