import { describe, expect, test } from 'vitest';
import { codeMail, noCodeMail } from './registration/mail.present.ts';
import { deviceName } from './sign-in/device.present.ts';

describe('deviceName', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  test.each([
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0 Safari/537.36`,
      'Chrome on macOS',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Safari/604.1`,
      'Safari on iPhone',
    ],
    [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/142.0 MicroMessenger/8.0`, 'WeChat on Android'],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['', ''],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('mails', () => {
  const to = 'maya@garden.example';
  test.each(['register', 'reset', 'email'] as const)('of %s say the code in both languages', (purpose) => {
    for (const locale of ['en', 'zh'] as const) {
      const { subject, text, html } = codeMail({ to, locale }, purpose, '042517');
      expect(subject).not.toContain('042517');
      expect(text).toContain('\n\n042517\n\n');
      expect(text).toContain('10');
      expect(html).toContain('<strong>042517</strong>');
      expect(html).toContain(`lang="${locale}"`);
    }
    const inChinese = codeMail({ to, locale: 'zh' }, purpose, '042517');
    expect(inChinese.subject).toMatch(/\p{Script=Han}/u);
    expect(inChinese.text).not.toMatch(/[a-z]{3,}(?<!Grape|Garden)\s/);
  });

  test('link to the pages of this server', () => {
    const known = noCodeMail({ to, locale: 'en' }, 'register', 'https://diary.example.com');
    expect(known.html).toContain(
      '<a href="https://diary.example.com/login">https://diary.example.com/login</a>',
    );
    expect(known.html).toContain('<a href="https://diary.example.com/forgot">');
    const unknown = noCodeMail({ to, locale: 'en' }, 'reset', 'https://diary.example.com');
    expect(unknown.subject).toBe('There is no account with this address');
  });
});
