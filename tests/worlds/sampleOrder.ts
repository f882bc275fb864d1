import type { OrderDocument } from '../../machines/order/orderDocument.ts';

/** A sample order, as it arrives. */
export const sampleOrder: OrderDocument = {
  id: '3f2a91c05d7e4b1290acd3f8e6517b24-1',
  kind: 'request',
  receivedAt: '2026-11-20T09:30:00.000Z',
  answers: [
    { heading: 'Service', value: 'Excel & Data' },
    { heading: 'When do you need it?', value: 'In 1–2 weeks' },
    { heading: 'Name', value: 'Ada Lovelace' },
    { heading: 'Email', value: 'ada@example.org' },
  ],
  text: { heading: 'What is it about?', value: 'Three sheets that should add up, and don’t.' },
  attachment: null,
  events: [],
};

/** 22 letters, digits, hyphens and underscores. */
export const sampleKey = 'q3Fz-0aB_8kLmN2pRsT5vw';
