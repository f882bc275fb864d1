import { viewSuite } from 'deskhand-paths/view';
import { afterEach, vi } from 'vitest';
import { EnquiryPage } from './EnquiryPage.tsx';
import { enquiryModel } from './enquiry.model.ts';
import { enquiryScript, type Server } from './enquiry.script.ts';

/** Keeps requests pending until the script answers them. */
const server = (): Server => {
  let release: ((response: Response | Error) => void) | undefined;
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        release = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
      }),
  );
  return {
    answer: async (how) =>
      release?.(
        how === 'drop' ? new TypeError('network') : Response.json({ reference: 'R-1' }, { status: how }),
      ),
  };
};
afterEach(() => void vi.unstubAllGlobals());

viewSuite({
  name: 'example-enquiry',
  model: enquiryModel,
  script: enquiryScript,
  world: server,
  render: ({ inspect }) => <EnquiryPage inspect={inspect} />,
});
