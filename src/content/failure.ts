import { config } from '../config.ts';
import type { PageWords } from './page.ts';

export const failure = {
  title: 'Unexpected Application Error!',
  description: `${config.name} could not show this page. Check your internet connection and reload it, or go to the home page and start from there.`,
  heading: 'Unexpected Application Error!',
  lead: 'This page could not be shown. Check your internet connection, then reload. This tab keeps what you typed.',
  answered: 'The fault is ours, not your connection’s. Reload in a moment; this tab keeps what you typed.',
  offline: 'You are offline. Reload this page when you are connected again. This tab keeps what you typed.',
  reload: 'Reload',
  home: 'Home',
  stack: 'Technical details',
} as const satisfies PageWords & Record<string, unknown>;
