// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { deliverySettings, serverOf } from '../../../src/delivery/settings.ts';

const set = {
  SMTP_URL: 'smtp://desk:secret@mail.example.com',
  INBOX_TO: 'a@example.com, b@example.com',
  INBOX_FROM: 'Deskhand <site@example.com>',
};

describe('the settings of e-mail', () => {
  test('are the recipients, the sender and the mail server', () => {
    const settings = deliverySettings(set);
    expect(settings).toEqual({
      smtpUrl: set.SMTP_URL,
      to: ['a@example.com', 'b@example.com'],
      from: { name: 'Deskhand', address: 'site@example.com' },
    });
    expect(settings && serverOf(settings)).toBe('mail.example.com:587');
  });

  test('may have a sender without a name, and another port', () => {
    const settings = deliverySettings({
      ...set,
      INBOX_FROM: 'site@example.com',
      SMTP_URL: 'smtps://mail.example.com',
    });
    expect(settings?.from).toEqual({ name: '', address: 'site@example.com' });
    expect(settings && serverOf(settings)).toBe('mail.example.com:465');
  });

  test('are optional: without any, no e-mail is sent', () =>
    expect(deliverySettings({ SMTP_URL: undefined, INBOX_TO: '', INBOX_FROM: undefined })).toBeNull());

  test.each([
    [{ INBOX_TO: undefined }, /or none of them\. Not set: INBOX_TO\.$/],
    [{ SMTP_URL: '', INBOX_FROM: '' }, /Not set: SMTP_URL, INBOX_FROM\.$/],
    [{ INBOX_TO: 'a@example.com, b' }, /^INBOX_TO must be .*; "b" is none\.$/],
    [{ INBOX_TO: 'a@example.com,' }, /^INBOX_TO must be .*; "" is none\.$/],
    [{ INBOX_TO: 'a@example.com\r\nBcc: b@example.com' }, /^INBOX_TO must be/],
    [{ INBOX_FROM: 'Site' }, /^INBOX_FROM must look like .*, not "Site"\.$/],
    [{ INBOX_FROM: 'A\nB <site@example.com>' }, /^INBOX_FROM must look like/],
    [{ SMTP_URL: 'mail.example.com:587' }, /^SMTP_URL must look like/],
    [{ SMTP_URL: 'https://desk:secret@mail.example.com' }, /^SMTP_URL must look like/],
    [{ SMTP_URL: 'smtp://desk:%zzsecret@mail.example.com' }, /^SMTP_URL must look like/],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must look like/],
  ])('%j is an error that names the variable, and never the password', (changes, message) => {
    const attempt = () => deliverySettings({ ...set, ...changes });
    expect(attempt).toThrow(message);
    expect(attempt).not.toThrow(/secret/);
  });
});
