import { config } from '../config.ts';
import type { PageWords } from './page.ts';

export const apiDocs = {
  title: 'API documentation',
  description: `The ${config.name} API: endpoints for services, orders, users and messages, sign-in with an API key or OAuth 2.0, and rate limits.`,
  heading: 'API documentation',
  lead: 'List services, request them, follow orders and send messages from your own software. Requests and responses are JSON over HTTPS, and every successful request returns HTTP 200.',
  reference: {
    heading: 'Reference',
    tabs: 'API reference',
    endpoints: 'Endpoints',
    authentication: 'Authentication',
    examples: 'Examples',
  },
} as const satisfies PageWords & Record<string, unknown>;
