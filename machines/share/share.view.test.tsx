import { afterEach, beforeAll } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { Overlays } from '../../src/views/chrome/Overlays.tsx';
import PostPage, { prepare } from '../../src/views/post/PostPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { type HeldWays, type ShareWorld, stubSharing } from '../../tests/worlds/shareWorld.ts';
import { shareModelAt, stage as sharePath } from './share.model.ts';
import { shareScript } from './share.script.ts';

// Loads the lazy code before the first path. Slow loading has tests of its own.
beforeAll(async () => {
  await import('../../src/views/chrome/LoadedOverlays.tsx');
  await prepare('first-brief');
});

const ways = () => (globalThis as unknown as { shareWays: HeldWays }).shareWays;
const world = (): ShareWorld => ({
  offer: async (facts) => stubSharing(facts),
  ready: async () => {},
  answer: async (way, outcome) => ways().held[way]?.end(outcome),
});

afterEach(() => {
  for (const [owner, name] of [
    [navigator, 'share'],
    [navigator, 'clipboard'],
    [globalThis, 'isSecureContext'],
    [document, 'execCommand'],
    [globalThis, 'shareWays'],
  ] as const)
    Reflect.deleteProperty(owner, name);
});

viewSuite<ReturnType<typeof shareModelAt>['machine'], ShareWorld>({
  name: 'share',
  model: shareModelAt(location.origin),
  script: shareScript(`${location.origin}${sharePath}`),
  world,
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: sharePath, search: '', hash: '' }} inspect={inspect}>
      <PostPage id="first-brief" />
      <Overlays />
    </AppActorsProvider>
  ),
});
