import type { PageWords } from './page.ts';

export const apiDocs = {
  title: 'API documentation',
  description:
    'The Deskhand API: endpoints for services, orders, users and messages, authentication with API keys and OAuth 2.0, and rate limits.',
  heading: 'API documentation',
  lead: 'List services, place orders and exchange messages from your own software. The API speaks JSON over HTTPS and answers with HTTP 200 when a request succeeds.',
  reference: {
    heading: 'Reference',
    tabs: 'Parts of the reference',
    endpoints: 'Endpoints',
    authentication: 'Authentication',
    examples: 'Examples',
  },
} as const satisfies PageWords & Record<string, unknown>;
