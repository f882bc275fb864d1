import { config } from '../config.ts';
import type { PageWords } from './page.ts';

/** The failure page (F22, R12). */
export const failure = {
  title: 'Unexpected Application Error!',
  description: `${config.name} could not show this page. Check your internet connection and reload it, or go to the home page and start from there.`,
  heading: 'Unexpected Application Error!',
  lead: 'This page could not be shown. Check your internet connection, then reload. Drafts of the contact form and of a request are kept in this tab.',
  answered: 'The fault is ours, not your connection’s. Reload in a moment; this tab keeps what you typed.',
  offline:
    'You are offline, so this page could not be loaded. Reload it when you are connected again. What you typed into the contact form or a request is kept in this tab.',
  reload: 'Reload',
  home: 'Home',
  stack: 'Technical details',
} as const satisfies PageWords & Record<string, unknown>;
