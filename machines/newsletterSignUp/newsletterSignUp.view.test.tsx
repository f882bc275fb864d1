import '../../tests/worlds/liveSite.ts';
import { vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import BlogPage from '../../src/views/blog/BlogPage.tsx';
import { HeldRequests } from '../../tests/paths/index.ts';
import { viewSuite } from '../../tests/paths/view.ts';
import { newsletterSignUpModel } from './newsletterSignUp.model.ts';
import { newsletterSignUpScript, type SignUpControls } from './newsletterSignUp.script.ts';

/** Holds each POST until the script answers it. */
class World implements SignUpControls {
  readonly requests = new HeldRequests();
  constructor() {
    vi.stubGlobal('fetch', this.requests.fetch);
  }
  ready = async () => {};
  answer = async (status: number) => this.requests.answer(new Response(null, { status }));
}

viewSuite({
  name: 'newsletterSignUp',
  model: newsletterSignUpModel,
  script: newsletterSignUpScript,
  world: () => new World(),
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/blog', search: '', hash: '' }} inspect={inspect}>
      <BlogPage id="" />
    </AppActorsProvider>
  ),
});
