import { maxAttempts, type Progress, type Result } from '../../../machines/delivery/deliveryRules.ts';
import { oneLine } from './mail.ts';
import { mailNameOf } from './mailIds.ts';

export function deliveryReport(
  result: Result,
  { id, attempts, wait, reason }: Progress,
  to: readonly string[],
): string {
  const email = `The e-mail about ${id}`;
  const reader = mailNameOf(id).to === 'visitor' ? 'the visitor' : to.join(', ');
  switch (result) {
    case 'delivered':
      return oneLine(`${email} was delivered to ${reader}${reason === null ? '' : `, but ${reason}`}`);
    case 'postponed':
      return oneLine(
        `${email} was not delivered; retry in ${duration(wait)} (attempt ${attempts} of ${maxAttempts}). ${reason}`,
      );
    case 'givenUp':
      return oneLine(
        `${email} was given up after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}. ${reason}`,
      );
  }
}

const duration = (ms: number): string =>
  ms < 3_600_000 ? `${Math.round(ms / 60_000)} min` : `${Math.round(ms / 360_000) / 10} h`;
