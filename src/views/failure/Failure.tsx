import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { failure } from '../../content/failure.ts';
import { Button, ButtonLink, Cluster, Code, Container, Section, Stack } from '../../design/index.ts';
import { connection } from '../../effects/screen/connection.ts';
import { reload } from '../../effects/screen/reload.ts';
import { href } from '../../routes/href.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';

interface FailureProps {
  /** A response's `status` and `statusText`, or an error. */
  readonly error: unknown;
  readonly onReload?: () => void;
  readonly picture?: ReactNode;
}

/** Loaded only after a failure, and left out if that fails too. */
const ErrorPicture = lazy(() => import('./ErrorPicture.tsx').catch(() => ({ default: () => null })));

const lazyPicture = (
  <Suspense fallback={null}>
    <ErrorPicture />
  </Suspense>
);

/** What is known about a failure, and two ways to continue (decision R12). */
export const Failure = ({ error, onReload = reload, picture = lazyPicture }: FailureProps) => {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.read, connection.readOnServer);
  const { status, statusText, message, stack } = (error ?? {}) as Partial<Response & Error>;
  const lead = !isOnline ? failure.offline : status ? failure.answered : failure.lead;
  return (
    <Page route="failure" words={failure}>
      <PageHeader words={{ ...failure, lead }} picture={picture} />
      <Section size="sm">
        <Container>
          <Stack gap={4}>
            <p role="alert">{status ? `${status} ${statusText ?? ''}` : (message ?? String(error))}</p>
            <Cluster>
              <Button variant="primary" onClick={onReload}>
                {failure.reload}
              </Button>
              <ButtonLink variant="outline" href={href('home')}>
                {failure.home}
              </ButtonLink>
            </Cluster>
            {stack ? (
              <details>
                <summary>{failure.stack}</summary>
                <Code>{stack}</Code>
              </details>
            ) : null}
          </Stack>
        </Container>
      </Section>
    </Page>
  );
};
