import { createServer, type Server } from 'node:http';
import { type EventFrom, getInitialSnapshot, transition } from 'xstate';
import { loanMachine } from './loanMachine.ts';

type Loan = EventFrom<typeof loanMachine>;

const foldLoan = (events: readonly Loan[]) =>
  events.reduce(
    (snapshot, event) => transition(loanMachine, snapshot, event)[0],
    getInitialSnapshot(loanMachine),
  );

/** Keeps an event in the log if the machine accepts it: 200, else 409. */
export const loanServer = (log: Loan[]): Server =>
  createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const event = JSON.parse(body) as Loan;
    const isAccepted = foldLoan(log).can(event);
    if (isAccepted) log.push(event);
    response.writeHead(isAccepted ? 200 : 409).end();
  });
