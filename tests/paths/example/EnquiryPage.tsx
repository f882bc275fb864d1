import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { fromPromise, type InspectionEvent } from 'xstate';
import { type Draft, enquiryMachine, type Receipt } from './enquiryMachine.ts';

const send = fromPromise<Receipt, Draft>(async ({ input, signal }) => {
  const response = await fetch('/enquiries', {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'Content-Type': 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<Receipt>;
});
const machine = enquiryMachine.provide({ actors: { send } });

/** A small page with one machine: a dialog in three steps. */
export const EnquiryPage = ({ inspect }: { inspect?: (event: InspectionEvent) => void }) => {
  const [snapshot, send] = useMachine(machine, inspect ? { inspect } : {});
  const { draft, problem, reference } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const name = useId();

  const close = <Button label="Close" refuses={busy} onPress={() => send({ type: 'close' })} />;
  const back = <Button label="Back" refuses={busy} onPress={() => send({ type: 'back' })} />;
  const next = (
    <Button label="Next" refuses={!snapshot.can({ type: 'next' })} onPress={() => send({ type: 'next' })} />
  );
  return (
    <main>
      <h1>Lamps</h1>
      {snapshot.matches('closing') ? (
        <Button label="Bring it back" onPress={() => send({ type: 'open' })} />
      ) : (
        <Button label="Ask for something" onPress={() => send({ type: 'open' })} />
      )}
      {snapshot.matches({ open: 'topic' }) ? (
        <Dialog title="What is it about?">
          <fieldset>
            <legend>Topic</legend>
            {(['order', 'support'] as const).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  checked={draft.topic === value}
                  onChange={() => send({ type: 'topic.changed', value })}
                />
                {value === 'order' ? 'An order' : 'Support'}
              </label>
            ))}
          </fieldset>
          {close}
          {next}
        </Dialog>
      ) : snapshot.matches({ open: 'details' }) ? (
        <Dialog title="Tell us more">
          <label>
            Message
            <textarea
              value={draft.message}
              onChange={({ target: { value } }) => send({ type: 'message.changed', value })}
            />
          </label>
          {close}
          {back}
          {next}
        </Dialog>
      ) : snapshot.matches({ open: 'contact' }) || snapshot.matches({ open: 'sending' }) ? (
        <Dialog title="How can we reach you?">
          <label>
            Email
            <input
              value={draft.email}
              readOnly={busy}
              aria-invalid={problem === 'email'}
              aria-describedby={`${name}-error`}
              onChange={({ target: { value } }) => send({ type: 'email.changed', value })}
            />
          </label>
          <p id={`${name}-error`}>{problem === 'email' ? 'Please check the address.' : ''}</p>
          <p role="alert">{problem === 'network' ? 'That did not work. Try again.' : ''}</p>
          {close}
          {back}
          <Button
            label={busy ? 'Sending…' : 'Send'}
            refuses={busy}
            onPress={() => send({ type: 'submit' })}
          />
        </Dialog>
      ) : snapshot.matches({ open: 'sent' }) ? (
        <Dialog title="Thank you">
          <p role="status">Your enquiry {reference} is on its way.</p>
          {close}
        </Dialog>
      ) : null}
    </main>
  );
};

const Dialog = ({ title, children }: { title: string; children: ReactNode }) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} aria-label={title} onCancel={(event) => event.preventDefault()}>
      <h2>{title}</h2>
      {children}
    </dialog>
  );
};

/** Stays focusable while it refuses. */
const Button = (props: { label: string; refuses?: boolean; onPress: () => void }) => (
  <button type="button" aria-disabled={props.refuses ?? false} onClick={props.onPress}>
    {props.label}
  </button>
);
