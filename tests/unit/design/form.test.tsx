import { lazy, Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Form } from '../../../src/design/index.ts';
import { useIsHydrating } from '../../../src/design/useIsHydrating.ts';

interface Commit {
  readonly isHydrating: boolean;
  readonly noValidate: boolean | undefined;
}

const Page = ({ onCommit }: { readonly onCommit: (commit: Commit) => void }) => {
  const isHydrating = useIsHydrating();
  useLayoutEffect(() => onCommit({ isHydrating, noValidate: document.querySelector('form')?.noValidate }));
  return <Form aria-label="Request" />;
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

it('leaves the validation to the browser exactly until the rest of the page is hydrated', async () => {
  const commits: Commit[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    <Suspense>
      <Page onCommit={() => {}} />
    </Suspense>,
  );
  let arrive = (_: { default: typeof Page }): void => {};
  const code = new Promise<{ default: typeof Page }>((resolve) => {
    arrive = resolve;
  });
  const Late = lazy(() => code);
  const root = hydrateRoot(
    place,
    <Suspense>
      <Late onCommit={(commit) => void commits.push(commit)} />
    </Suspense>,
  );
  await new Promise((later) => setTimeout(later, 50));
  arrive({ default: Page });
  await vi.waitFor(() => expect(place.querySelector('form')?.noValidate).toBe(true));
  expect(commits).toEqual([
    { isHydrating: true, noValidate: false },
    { isHydrating: false, noValidate: true },
  ]);
  root.unmount();
  place.remove();
});
