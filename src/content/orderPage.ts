/** The page of a request as the server sends it to a browser without script. */

/** The state, as the visitor reads it. */
export const orderPageStates = {
  received: 'Received. We have not read it yet.',
  read: 'We have read it and are working on an answer.',
  offered: 'There is an offer for you, and you owe nothing before you agree to it.',
  declined: 'Declined. We can make another offer.',
  expired: 'The offer has expired. We can make another one.',
  agreed: 'Agreed. We tell you here how to pay, and the work begins once we hold the money.',
  changing: 'We propose other terms. Until you agree, the old ones hold.',
  delivered: 'Delivered. Please look at it.',
  approved: 'You have approved the work. We now release the money, and then close it.',
  inDispute: 'In dispute. We look at it and decide by the terms, or propose other terms.',
  settling: 'In dispute. We propose other terms.',
  withdrawn: 'You have withdrawn it.',
  closed: 'Closed.',
} as const;

export const orderPageTurns = { visitor: 'It is your turn.', owner: 'It is our turn.' } as const;

/** What happened, by the type of the event. */
export const orderPageEvents = {
  'request.read': 'Read',
  'request.withdraw': 'Withdrawn',
  'request.decline': 'Request declined',
  'offer.make': 'Offer',
  'offer.agree': 'Offer agreed to',
  'offer.decline': 'Offer declined',
  'offer.expired': 'Offer expired',
  'work.deliver': 'Delivered',
  'work.approve': 'Work approved',
  'work.return': 'Work returned',
  'dispute.open': 'Dispute opened',
  'dispute.decide': 'Dispute decided',
  'order.close': 'Closed',
  'message.write': 'Message',
  'file.add': 'File',
} as const;

export const orderPageParties = { visitor: 'You', owner: 'We', clock: 'Time' } as const;

export const orderPageWords = {
  title: 'Your request',
  messageTitle: 'Your message',
  number: 'Number',
  received: 'Received',
  sent: 'What you sent',
  notGiven: 'not given',
  attachment: 'Attachment',
  history: 'What has happened',
  nothing: 'Nothing yet.',
  actions: 'What you can do',
  offer: 'The offer',
  agreed: 'What we have agreed',
  person: 'Who does it',
  price: 'Price',
  vat: '€{price}, VAT included',
  date: 'Done by',
  validUntil: 'Valid until',
  note: 'What would have to be different? (optional)',
  offerNote: 'Note',
  returnNote: 'What should change?',
  disputeNote: 'What went wrong?',
  message: 'Message',
  fileLabel: 'File',
  buttons: {
    'offer.agree': 'Agree',
    'offer.decline': 'Decline the offer',
    'work.approve': 'Approve the work',
    'work.return': 'Ask for changes',
    'dispute.open': 'Open a dispute',
    'request.withdraw': 'Withdraw it',
    'message.write': 'Send message',
    'file.add': 'Send file',
    open: 'Open',
  },
  failed: 'This did not work',
  failedText: 'Nothing was changed. This is why:',
  back: "Your browser's Back button leads to what you typed.",
  link: 'The link of your request',
  linkText: 'Paste the whole link of your request, as you got it when you sent it or by email.',
} as const;
