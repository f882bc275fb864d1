import { order } from '../../content/order.ts';
import { Button, Form, FormActions, TextArea } from '../../design/index.ts';
import { type Acting, isSending } from './acting.ts';

const { acts, forms, problems, optional, required } = order;

export const OrderAnswer = ({
  state,
  send,
  possible,
  after,
  answer,
}: Acting & { readonly answer: 'decline' | 'return' | 'dispute' }) => {
  const { note, problem } = state.context;
  const isBusy = state.hasTag('busy');
  const act = possible[answer];
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
        {...(answer === 'decline' ? { optionalMark: optional } : { requiredMark: required, required: true })}
        rows={4}
        value={note}
        onValueChange={(value) => send({ type: 'note.changed', value })}
        readOnly={isBusy}
        error={problem === 'noteMissing' ? problems[problem] : undefined}
      />
      <FormActions>
        <Button type="submit" variant="primary" unavailable={isBusy}>
          {isSending({ state }, act) ? acts.sending : forms[answer].submit}
        </Button>
        <Button variant="ghost" unavailable={isBusy} onClick={() => send({ type: 'answer.close' })}>
          {acts.back}
        </Button>
      </FormActions>
    </Form>
  );
};
