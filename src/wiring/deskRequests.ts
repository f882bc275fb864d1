import { config } from '../config.ts';

/** Tells the session's machine that the server no longer knows it. Later, because another machine's action calls it. */
export type ReportLost = () => void;

export const deskUrl = (rest = ''): string => `${config.orderEndpoint}/desk${rest}`;

export const unexpected = (status: number): Error => new Error(`The desk answered with status ${status}`);

/** What an answer's status means to a machine. Throws for any other status. */
export const known = <Answer>(answers: Readonly<Record<number, Answer>>, status: number): Answer => {
  const answer = answers[status];
  if (answer === undefined) throw unexpected(status);
  return answer;
};
