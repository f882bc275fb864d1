/** One group a line: who types one finds the texts with another. List each form; a phrase counts in a row. */
// biome-ignore format: one group a line
export const synonyms: readonly (readonly string[])[] = [
  ['2fa', 'mfa', 'two-factor', 'two factor authentication', 'authenticator', 'two-step sign-in'],
  ['payout', 'pay out', 'cash out', 'get paid', 'paid out', 'withdraw', 'withdrawn', 'withdrawal', 'withdrawals', 'earnings'],
  ['vat', 'sales tax', 'gst', 'tax', 'taxes'],
  ['delete account', 'remove account', 'deactivate account', 'cancel account', 'close your account', 'close account'],
  ['totals', 'sums', 'add up', 'adds up', 'adding up', 'wrong result', 'does not add up'],
  ['excel', 'spreadsheet', 'spreadsheets', 'workbook', 'xls', 'xlsx', 'google sheets', 'csv'],
  ['presentation', 'powerpoint', 'ppt', 'pptx', 'keynote', 'slides', 'slide deck', 'deck', 'pitch'],
  ['proofreading', 'proofread', 'grammar', 'spelling', 'typos', 'spell check'],
  ['editing', 'edited', 'copyediting', 'copy edit'],
  ['copywriting', 'web copy', 'website text', 'landing page', 'landing pages', 'web content'],
  ['automation', 'automate', 'automated', 'zapier', 'workflow', 'bot', 'chatgpt', 'gpt', 'ai', 'routine', 'language model'],
  ['macro', 'macros', 'vba'],
  ['newsletter', 'newsletters', 'email campaign'],
  ['refund', 'refunds', 'money back', 'reimbursement', 'chargeback', 'dispute', 'disputes', 'complaint', 'complain'],
  ['fee', 'fees', 'commission'],
  ['price', 'prices', 'pricing', 'cost', 'costs', 'expensive', 'cheap'],
  ['invoice', 'invoices', 'receipt', 'receipts'],
  ['paypal', 'pay by card', 'credit card', 'bank transfer', 'payment method', 'payment methods', 'apple pay'],
  ['rush', 'urgent', 'express', 'asap', 'same day', 'short deadline', 'by friday'],
  ['status', 'track', 'tracking', 'where is my order', 'progress'],
  ['sample', 'samples', 'portfolio', 'examples of work'],
  ['password', 'passcode', 'login', 'log in', 'sign in'],
  ['e-mail', 'mail address'],
  ['sign up', 'register', 'registration', 'create an account', 'create your account', 'join'],
  ['escrow', 'held', 'safe', 'set aside', 'secure', 'protected', 'protection'],
  ['satisfied', 'dissatisfied', 'happy', 'unhappy', 'bad work', 'bad quality', 'poor quality'],
  ['scam', 'fraud', 'phishing', 'fake'],
  ['nda', 'confidential', 'confidentiality', 'secret', 'gdpr'],
  ['kyc', 'identity', 'passport', 'id card', 'id document'],
  ['subscription', 'plan', 'plans', 'membership'],
  ['cancel plan', 'cancel subscription', 'stop subscription', 'end plan', 'stay with a plan'],
  ['revision', 'revisions', 'changes', 'redo', 'rework'],
  ['late', 'delayed', 'delay', 'overdue', 'missed deadline'],
  ['delivery time', 'turnaround', 'how long', 'delivery take'],
  ['copyright', 'ownership', 'owns', 'owner', 'whose', 'belong to', 'right to change'],
  ['review', 'reviews', 'rating', 'ratings', 'stars', 'feedback'],
  ['freelancer', 'seller', 'sellers', 'provider'],
  ['customer service', 'support', 'contact us', 'hotline', 'phone number', 'live chat'],
  ['export my data', 'download your data', 'data export', 'data request'],
  ['notification', 'notifications', 'alerts', 'unsubscribe', 'email settings'],
  ['currency', 'currencies', 'dollars', 'usd', 'pounds', 'gbp'],
  ['seo', 'search engine', 'search engines', 'google ranking'],
  ['subtitles', 'video editing'],
  ['transcript', 'transcription', 'transcribe', 'podcast'],
  ['thesis', 'theses', 'dissertation', 'essay'],
  ['duplicates', 'dedupe', 'match lists', 'merge lists', 'lists to match', 'match these'],
  ['level', 'levels', 'top rated', 'badge', 'rank'],
  ['team', 'company account', 'department', 'colleagues', 'members'],
];

/** They count only if there are no others. */
export const fillers: readonly string[] =
  `a about all am an and any are as at be been but by can can't could did do does doesn't don't for from get got had has
  have help how i i'd i'm if in is isn't it its just like me much my need no not of on one or our please should so some
  somebody someone that the their them there they this to up us want was we what what's when where which who why will
  with won't work would you your`.split(/\s+/);

export const searchPlaceNames = {
  advice: 'Free advice',
  category: 'Category',
  onRequest: 'On request',
} as const;
