import type { StoredMessage } from '../inbox/rules/submission.ts';

export function composeMail(message: StoredMessage, { siteUrl }: { siteName: string; siteUrl: string }) {
  const { fields, attachment } = message;
  return {
    messageId: `<${message.id}@${new URL(siteUrl).hostname}>`,
    date: new Date(message.receivedAt),
    subject: String(fields['_subject'] ?? 'Website Request'),
    replyTo: { name: String(fields['name']), address: String(fields['email']) },
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: String(fields['message'] ?? fields['description']),
    attachment: attachment && { fileName: attachment.fileName, storedAs: attachment.storedAs, type: attachment.type },
  };
}
