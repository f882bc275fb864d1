import '../../tests/worlds/liveSite.ts';
import { beforeAll } from 'vitest';
import { viewSuite } from '../../tests/paths/view.ts';
import { loadRequest, Stage, World } from '../../tests/worlds/requestStage.tsx';
import { requestSubmissionModel } from './requestSubmission.model.ts';
import { requestSubmissionScript } from './requestSubmission.script.ts';

beforeAll(loadRequest);

viewSuite({
  name: 'requestSubmission',
  model: requestSubmissionModel,
  script: requestSubmissionScript,
  world: () => new World(),
  render: ({ inspect, world }) => <Stage inspect={inspect} world={world} />,
});
