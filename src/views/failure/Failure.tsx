import { failure } from '../../content/failure.ts';
import {
  Button,
  ButtonLink,
  Cluster,
  Code,
  Container,
  Section,
  Stack,
  StatePicture,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { reload } from '../../wiring/page.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';

interface FailureProps {
  /** A response's `status` and `statusText`, or an error with its message. */
  readonly error: unknown;
  readonly onReload?: () => void;
}

/** What is known about a failure, and two ways to continue (decision R12). */
export const Failure = ({ error, onReload = reload }: FailureProps) => {
  const { status, statusText, message, stack } = (error ?? {}) as Partial<Response & Error>;
  return (
    <Page route="failure" words={failure}>
      <PageHeader words={failure} picture={<StatePicture state="error" alt="" />} />
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
