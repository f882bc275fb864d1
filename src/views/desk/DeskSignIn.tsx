import { desk } from '../../content/desk.ts';
import {
  Button,
  Card,
  Columns,
  Form,
  FormActions,
  Heading,
  Notice,
  Stack,
  TextField,
} from '../../design/index.ts';
import type { SessionProps } from './deskProps.ts';

const { signIn: words } = desk;

export const DeskSignIn = ({ state, send }: SessionProps) => {
  const isBusy = state.hasTag('busy');
  const error = state.matches({ signedOut: 'missing' })
    ? words.missing
    : state.matches({ signedOut: 'refused' })
      ? words.refused
      : state.matches({ signedOut: 'limited' })
        ? words.limited
        : undefined;
  const news = state.matches({ signedOut: 'failed' })
    ? words.failed
    : state.matches({ signedOut: 'expired' })
      ? words.expired
      : null;
  return (
    <Columns>
      <Card>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'session.start' });
          }}
        >
          <Stack gap={2}>
            <Heading size="md">{words.heading}</Heading>
            <div role="status">{news === null ? null : <Notice tone="warning">{news}</Notice>}</div>
          </Stack>
          <TextField
            id="desk-key"
            type="password"
            label={words.label}
            hint={words.hint}
            autoComplete="current-password"
            spellCheck={false}
            value={state.context.key}
            onValueChange={(value) => send({ type: 'key.changed', value })}
            readOnly={isBusy}
            error={error}
          />
          <FormActions>
            <Button type="submit" variant="primary" unavailable={isBusy}>
              {isBusy ? words.busy : words.submit}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Columns>
  );
};
