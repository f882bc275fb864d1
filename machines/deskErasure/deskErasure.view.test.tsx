import { vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { DeskErasure } from '../../src/views/desk/DeskErasure.tsx';
import { HeldRequests } from '../../tests/paths/index.ts';
import { viewSuite } from '../../tests/paths/view.ts';
import { deskErasureModel } from './deskErasure.model.ts';
import { deskErasureScript, type ErasureControls } from './deskErasure.script.ts';

class World implements ErasureControls {
  readonly requests = new HeldRequests();
  constructor() {
    vi.stubGlobal('fetch', this.requests.fetch);
  }
  answer = async (how: 'erased' | 'offline') =>
    this.requests.answer(how === 'erased' ? new Response(null, { status: 204 }) : new TypeError('offline'));
}

viewSuite({
  name: 'deskErasure',
  model: deskErasureModel,
  script: deskErasureScript,
  world: () => new World(),
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/desk', search: '', hash: '#order-1' }} inspect={inspect}>
      <DeskErasure id="1" report={() => {}} />
    </AppActorsProvider>
  ),
});
