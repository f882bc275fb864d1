import { desk as words } from '../../content/desk.ts';
import { Button, Container, NeedsScript, Notice, Section, Stack, Text } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { deskSession } from '../../wiring/deskSession.ts';
import { Page } from '../chrome/Page.tsx';
import { Desk } from './Desk.tsx';
import { DeskHead, DeskNotes } from './DeskParts.static.tsx';
import { DeskSignIn } from './DeskSignIn.tsx';
import { DeskSignOut } from './DeskSignOut.tsx';

const { off, unreachable } = words;

const DeskPage = () => {
  const [state, send] = useWired(deskSession);
  return (
    <Page route="desk" words={words}>
      <DeskHead />
      <Section size="sm" isLive>
        <Container>
          <Stack gap={4}>
            <DeskNotes />
            <div role="status">
              {state.matches('unknown') ? (
                <NeedsScript>
                  <Text>{words.opening}</Text>
                </NeedsScript>
              ) : state.matches('off') ? (
                <Notice tone="warning" title={off.title}>
                  <p>{off.text}</p>
                </Notice>
              ) : state.matches('unreachable') ? (
                <Notice tone="danger" title={unreachable.title}>
                  <Button variant="outline" size="sm" onClick={() => send({ type: 'session.check' })}>
                    {unreachable.retry}
                  </Button>
                </Notice>
              ) : null}
            </div>
            {state.matches('signedOut') || state.matches('signingIn') ? (
              <DeskSignIn state={state} send={send} />
            ) : null}
            {state.hasTag('signedIn') ? (
              <Desk report={() => queueMicrotask(() => send({ type: 'session.lost' }))}>
                <DeskSignOut state={state} send={send} />
              </Desk>
            ) : null}
          </Stack>
        </Container>
      </Section>
    </Page>
  );
};

export default DeskPage;
