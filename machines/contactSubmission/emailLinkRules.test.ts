// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacters } from '../../tests/worlds/typedText.ts';
import { noFields } from './contactSubmissionRules.ts';
import { emailLink } from './emailLinkRules.ts';

const to = 'hello@deskhand.example';
const read = (href: string) => {
  const { protocol, pathname, searchParams } = new URL(href.replaceAll('+', '%2B'));
  return { protocol, pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

describe('the link that opens an e-mail', () => {
  it('has the address alone while nothing is entered', () =>
    expect(emailLink(to, noFields)).toEqual({ href: `mailto:${to}`, isCut: false }));

  it('carries subject, message and sender', () => {
    const fields = {
      name: 'Ada & Co',
      email: 'ada@example.org',
      company: 'Lovelace Ltd',
      subject: 'A sheet? #1 + 2',
      message: 'One\nTwo\r\nThree 100 %',
    };
    const { href, isCut } = emailLink(to, fields);
    expect(isCut).toBe(false);
    expect(read(href)).toEqual({
      protocol: 'mailto:',
      pathname: to,
      subject: 'A sheet? #1 + 2',
      body: 'One\r\nTwo\r\nThree 100 %\r\n\r\nAda & Co\r\nLovelace Ltd\r\nada@example.org',
    });
  });

  it('leaves out what the visitor did not enter', () =>
    expect(read(emailLink(to, { ...noFields, name: 'Ada', message: 'Hello' }).href)).toMatchObject({
      subject: '',
      body: 'Hello\r\n\r\nAda',
    }));

  it('cuts a long message, keeps the sender, and says so', () => {
    const { href, isCut } = emailLink(to, { ...noFields, name: 'Ada', message: 'word '.repeat(1_000) });
    expect(isCut).toBe(true);
    expect(read(href).body).toMatch(/^word word .*\r\n\r\nAda$/);
    expect(href.length).toBe(2_000 + to.length);
  });

  it('is never longer than allowed, and is always a valid address', () => {
    const text = anyCharacters({ maxLength: 3_000 });
    const fields = fc.record({ name: text, email: text, company: text, subject: text, message: text });
    fc.assert(
      fc.property(fields, (each) => {
        const { href } = emailLink(to, each);
        expect(href.length).toBeLessThanOrEqual(2_000 + to.length);
        expect(() => decodeURIComponent(href)).not.toThrow();
        expect(href).toMatch(/^[\w%&=?:@.~!*'()-]+$/);
      }),
    );
  });

  it('replaces half a surrogate pair', () =>
    expect(read(emailLink(to, { ...noFields, message: 'a\ud800b' }).href).body).toBe('a\ufffdb'));
});
