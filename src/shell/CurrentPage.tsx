import { useSelector } from '@xstate/react';
import { memo, type ReactNode, Suspense, useEffect } from 'react';
import type { RenderedPage } from '../../machines/pages/pagesRules.ts';
import { site } from '../content/site.ts';
import { VisuallyHidden } from '../design/index.ts';
import { FailureBoundary, type FailurePage } from './FailureBoundary.tsx';
import { DocumentOutlet, Outlet, type Stage } from './Outlet.tsx';
import { PageObserver } from './PageObserver.tsx';
import { PageView } from './PageView.tsx';
import { pageContexts } from './usePage.ts';
import { useShell } from './useShell.ts';

/** The current page, or the failure page when it cannot be loaded or has thrown. */
export const CurrentPage = ({ failurePage: Failure }: { readonly failurePage: FailurePage }) => {
  const { navigation, pages } = useShell();
  // Select nothing else: an update would remove the prerendered page while its code is loading.
  const { shown, ahead, left } = useSelector(pages, ({ context }) => context);
  const extent = useSelector(pages, ({ value }) => value.shown);
  // The new key makes React replace a document that was not hydrated, instead of hydrating it with the next page.
  const isReplaced = useSelector(pages, (state) => state.matches({ document: 'replaced' }));
  const failure = useSelector(navigation, ({ context }) => context.failure);
  return (
    <FailureBoundary place={shown.address} failurePage={Failure}>
      <Suspense key={isReplaced ? 'app' : 'document'} fallback={<LoadingPage />}>
        {extent === 'failure' ? (
          <Failure error={failure} onReload={() => navigation.send({ type: 'page.retry' })} />
        ) : (
          [
            left ? <Page key={left.key} page={left} stage="left" failurePage={Failure} /> : null,
            <Page key={shown.key} page={shown} stage="shown" extent={extent} failurePage={Failure} />,
            ahead ? <Page key={ahead.key} page={ahead} stage="ahead" failurePage={Failure} /> : null,
          ]
        )}
        <PageObserver />
      </Suspense>
    </FailureBoundary>
  );
};

interface PageProps {
  readonly page: RenderedPage;
  readonly stage: Stage;
  readonly extent?: 'whole' | 'topFirst';
  readonly failurePage: FailurePage;
}

const Page = ({ page, stage, extent, failurePage }: PageProps) => {
  const { cache } = useShell();
  const { path } = page.address;
  useEffect(() => cache.hold(path), [cache, path]);
  const contents = (
    <pageContexts.isShown value={stage === 'shown'}>
      <Contents page={page} stage={stage} extent={extent ?? 'ahead'}>
        <PageView />
      </Contents>
    </pageContexts.isShown>
  );
  return page.key === 0 ? (
    <DocumentOutlet stage={stage}>{contents}</DocumentOutlet>
  ) : (
    <Outlet stage={stage}>
      <FailureBoundary place={page.address} failurePage={failurePage}>
        {contents}
      </FailureBoundary>
    </Outlet>
  );
};

interface ContentsProps {
  readonly page: RenderedPage;
  readonly stage: Stage;
  readonly extent: 'whole' | 'topFirst' | 'ahead';
  readonly children: ReactNode;
}

/** A page that was left is not rendered again. */
const Contents = memo(
  ({ page: { address }, extent, children }: ContentsProps) => (
    <pageContexts.address value={address}>
      <pageContexts.path value={address.path}>
        <pageContexts.extent value={extent}>{children}</pageContexts.extent>
      </pageContexts.path>
    </pageContexts.address>
  ),
  (_, { stage }) => stage === 'left',
);

const LoadingPage = () => (
  <main id="main" aria-busy="true">
    <VisuallyHidden as="h1">{site.loading}</VisuallyHidden>
  </main>
);
