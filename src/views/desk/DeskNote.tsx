import { desk } from '../../content/desk.ts';
import { order } from '../../content/order.ts';
import { Button, Form, FormActions, TextArea } from '../../design/index.ts';
import type { DeskActing } from './deskActing.ts';

const { forms } = desk;
const { acts, problems, optional, required } = order;

interface DeskNoteProps extends DeskActing {
  readonly answer: 'deliver' | 'decide' | 'refuse' | 'ownDispute';
}

export const DeskNote = ({ state, send, possible, after, answer }: DeskNoteProps) => {
  const { note, problem } = state.context;
  const isBusy = state.hasTag('busy');
  const act = possible[answer];
  const isOptional = answer === 'deliver' || answer === 'refuse';
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (act) send({ type: 'act.send', act: { ...act, note } as typeof act, after });
      }}
    >
      <TextArea
        id="order-note"
        label={forms[answer].label}
        hint={forms[answer].hint}
        {...(isOptional ? { optionalMark: optional } : { requiredMark: required })}
        rows={4}
        value={note}
        onValueChange={(value) => send({ type: 'note.changed', value })}
        readOnly={isBusy}
        error={problem === 'noteMissing' ? problems[problem] : undefined}
      />
      <FormActions>
        <Button type="submit" variant="primary" unavailable={isBusy}>
          {isBusy ? acts.sending : forms[answer].submit}
        </Button>
        <Button variant="ghost" unavailable={isBusy} onClick={() => send({ type: 'answer.close' })}>
          {acts.back}
        </Button>
      </FormActions>
    </Form>
  );
};
