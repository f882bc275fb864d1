import { beforeAll, vi } from 'vitest';
import { viewSuite } from '../../tests/paths/view.ts';
import { loadRequest, Stage, World } from '../../tests/worlds/requestStage.tsx';
import { requestSubmissionModel } from './requestSubmission.model.ts';
import { requestSubmissionScript } from './requestSubmission.script.ts';

// The configuration is read once, on import, so these must be set before.
vi.hoisted(() => {
  process.env.REQUEST_ENDPOINT = '/api/request';
  process.env.BOOKING_URL = 'https://booking.example/deskhand';
});

beforeAll(loadRequest);

viewSuite({
  name: 'requestSubmission',
  model: requestSubmissionModel,
  script: requestSubmissionScript,
  world: () => new World(),
  render: ({ inspect, world }) => <Stage inspect={inspect} world={world} />,
});
