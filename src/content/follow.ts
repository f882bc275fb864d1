export const follow = {
  request: 'Follow your request',
  message: 'Follow your message',
  mailed: 'You also get this link by email. Whoever has it can read and answer for you.',
  only: 'Keep this link, for example as a bookmark: we don’t email it. Whoever has it can read and answer for you.',
  withoutScript: 'If your browser runs no scripts:',
  open: 'Open it',
} as const;
