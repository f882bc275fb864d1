import { pauseText } from '../../../machines/pauseTextRules.ts';
import { type Refusal, refuse } from './refusal.ts';

export const later = (status: number, reason: string, seconds: number): Refusal =>
  refuse(status, `${reason} Please try again in ${pauseText(seconds)}.`, { 'Retry-After': String(seconds) });

const fullPause = 10 * 60;

export const noRoom = (): Refusal =>
  later(503, 'There is no room for more at the moment, so nothing was kept.', fullPause);

export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(Object(error).code);
