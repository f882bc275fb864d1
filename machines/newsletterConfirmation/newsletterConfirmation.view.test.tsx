import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import BlogPage from '../../src/views/blog/BlogPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { atOnce } from '../../tests/worlds/pageControls.ts';
import { newsletterModel } from './newsletterConfirmation.model.ts';
import { newsletterScript } from './newsletterConfirmation.script.ts';

for (const [name, offer] of [
  ['newsletterConfirmation', 'posts'],
  ['newsletterConfirmation.letter', 'letter'],
] as const)
  viewSuite({
    name,
    model: newsletterModel,
    script: newsletterScript(offer),
    world: () => atOnce,
    render: ({ inspect }) => (
      <AppActorsProvider address={{ path: '/blog', search: '', hash: '' }} inspect={inspect}>
        <BlogPage id="" />
      </AppActorsProvider>
    ),
  });
