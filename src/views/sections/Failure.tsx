import { failure } from '../../content/failure.ts';
import { Button, ButtonLink, Cluster, Code, Container, Heading, Stack, Text } from '../../design/index.ts';
import { href } from '../../routes.ts';
import { reload } from '../../wiring/page.ts';
import { Page } from '../chrome/Page.tsx';

/** What is known of a failure: `status` and `statusText` where something answered, else an error's message. */
export const Failure = ({ error }: { error: unknown }) => {
  const { status, statusText, message, stack } = (error ?? {}) as Partial<Response & Error>;
  return (
    <Page route="failure" words={failure}>
      <Container>
        <Stack gap={4}>
          <Heading as="h1" size="title">
            {failure.heading}
          </Heading>
          <Text size="lg">{failure.lead}</Text>
          <p role="alert">{status ? `${status} ${statusText ?? ''}` : (message ?? String(error))}</p>
          <Cluster>
            <Button variant="primary" onClick={reload}>
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
    </Page>
  );
};
