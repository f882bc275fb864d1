import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { LoadFailed } from '../../src/views/shared/LoadFailed.tsx';
import { useResource } from '../../src/views/shared/useResource.ts';
import { viewSuite } from '../../tests/paths/view.ts';
import { resourceModel } from './resource.model.ts';
import { type LoadControls, resourceScript } from './resource.script.ts';
import { PermanentError } from './resourceRules.ts';

type Load = () => Promise<string>;

const Reader = ({ load }: { load: Load }) => {
  const article = useResource('article', load);
  if (article.status === 'loading') return <p role="status">Loading</p>;
  if (article.status === 'failed') return <LoadFailed what="This article" resource={article} />;
  return <h2>{article.value}</h2>;
};

const SecondReader = ({ load }: { load: Load }) => {
  useResource('article', load);
  return null;
};

const Stage = ({ load }: { load: Load }) => {
  const [readers, setReaders] = useState(0);
  return (
    <main>
      <button type="button" disabled={readers === 2} onClick={() => setReaders((n) => Math.min(n + 1, 2))}>
        Open
      </button>
      <button type="button" disabled={readers === 0} onClick={() => setReaders((n) => Math.max(n - 1, 0))}>
        Close
      </button>
      <section aria-label="The reader">
        {readers > 0 ? <Reader load={load} /> : null}
        {readers > 1 ? <SecondReader load={load} /> : null}
      </section>
    </main>
  );
};

const address = { path: '/', search: '', hash: '' };

class World implements LoadControls {
  #end: ((how: 'loads' | 'fails' | 'ends') => void) | undefined;
  load = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const errors = {
        fails: () => new Error('It answered 404'),
        ends: () => new PermanentError('The site has been updated'),
      };
      this.#end = (how) => (how === 'loads' ? resolve('the article') : reject(errors[how]()));
    });
  answer = async (how: 'loads' | 'fails' | 'ends') => this.#end?.(how);
}

viewSuite<typeof resourceModel.machine, World>({
  name: 'resource',
  model: resourceModel,
  script: resourceScript,
  world: () => new World(),
  render: ({ inspect, world }) => (
    <AppActorsProvider address={address} inspect={inspect}>
      <Stage load={world.load} />
    </AppActorsProvider>
  ),
});

describe('useResource and LoadFailed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const stage = (load: Load) =>
    render(
      <AppActorsProvider address={address}>
        <Stage load={load} />
      </AppActorsProvider>,
    );
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('show a cached resource at once, and load it again after its eviction', async () => {
    const load = vi.fn(async () => 'the article');
    stage(load);
    await press('Open');
    expect(screen.getByRole('heading').textContent).toBe('the article');
    await press('Close');
    await pass(299_999);
    act(() => screen.getByRole('button', { name: 'Open' }).click());
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('the article');
    await press('Close');
    await pass(300_000);
    expect(load).toHaveBeenCalledTimes(1);
    await press('Open');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keep the focus on Retry during the retries, then move it to the section with the article', async () => {
    let isOnline = false;
    const load = vi.fn(async () => {
      if (!isOnline) throw new Error('offline');
      return 'the article';
    });
    stage(load);
    await press('Open');
    await pass(7_000);
    expect(load).toHaveBeenCalledTimes(4);
    const retry = screen.getByRole('button', { name: 'Retry' });
    retry.focus();
    await press('Retry');
    expect(document.activeElement?.textContent).toBe('Retrying...');
    expect(document.activeElement).toBe(retry);
    await press('Retrying...');
    await pass(7_000);
    expect(load).toHaveBeenCalledTimes(8);
    expect(document.activeElement?.textContent).toBe('Retry');
    isOnline = true;
    await press('Retry');
    expect(screen.getByRole('heading').textContent).toBe('the article');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The reader' }));
  });

  it('leave the focus alone if it is elsewhere', async () => {
    const load = vi.fn(async () => 'the article');
    for (let n = 0; n < 4; n++) load.mockRejectedValueOnce(new Error('offline'));
    stage(load);
    await press('Open');
    await pass(7_000);
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    await press('Retry');
    expect(document.activeElement).toBe(close);
  });
});
