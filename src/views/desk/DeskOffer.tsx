import { useState } from 'react';
import type { OfferField } from '../../../machines/offerDraft/offerDraftRules.ts';
import { desk } from '../../content/desk.ts';
import { order } from '../../content/order.ts';
import { Button, Form, FormActions, FormRow, TextArea, TextField } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { offerDraft, offerDraftStart } from '../../wiring/offerDraft.ts';
import type { DeskActing } from './deskActing.ts';

const { offer: words } = desk;
const { acts, optional, required } = order;

export const DeskOffer = ({ state, send, snapshot, after }: DeskActing) => {
  const [machine] = useState(() =>
    offerDraft((terms) => send({ type: 'act.send', act: { type: 'offer.make', terms }, after })),
  );
  const { offer, agreed } = snapshot.context;
  const [{ today, input }] = useState(() => offerDraftStart(offer ?? agreed));
  const [draft, sendDraft] = useWired(machine, { input });
  const isBusy = state.hasTag('busy');
  const field = (name: OfferField) => {
    const code = draft.context.problems.find((problem) => problem.field === name)?.code;
    const told: Readonly<Record<string, string>> = words.problems[name];
    return {
      id: `offer-${name}`,
      label: words[name],
      value: draft.context.draft[name],
      onValueChange: (value: string) => sendDraft({ type: 'field.changed', field: name, value }),
      readOnly: isBusy,
      error: code && told[code],
      ...(name === 'note' ? { optionalMark: optional } : { requiredMark: required }),
    };
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sendDraft({ type: 'offer.submit', today });
      }}
    >
      <TextField {...field('person')} autoComplete="off" />
      <FormRow>
        <TextField {...field('price')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('date')} type="date" min={today} />
        <TextField {...field('validUntil')} type="date" min={today} />
      </FormRow>
      <TextArea {...field('note')} hint={words.noteHint} rows={3} />
      <FormActions>
        <Button type="submit" variant="primary" unavailable={isBusy}>
          {isBusy ? acts.sending : words.submit}
        </Button>
        <Button variant="ghost" unavailable={isBusy} onClick={() => send({ type: 'answer.close' })}>
          {acts.back}
        </Button>
      </FormActions>
    </Form>
  );
};
