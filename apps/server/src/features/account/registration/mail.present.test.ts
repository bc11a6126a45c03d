import { languageTags } from '@garden/i18n';
import { describe, expect, test } from 'vitest';
import { codeMail, noCodeMail } from './mail.present.ts';

describe('mails', () => {
  const to = 'maya@garden.example';
  test.each(['register', 'reset', 'email'] as const)('of %s say the code in both languages', (purpose) => {
    for (const locale of ['en', 'zh'] as const) {
      const { subject, text, html } = codeMail({ to, locale }, purpose, '042517');
      expect(subject).not.toContain('042517');
      expect(text).toContain('\n\n042517\n\n');
      expect(text).toContain('10');
      expect(html).toContain('<strong>042517</strong>');
      expect(html).toContain(`lang="${languageTags[locale]}"`);
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
    expect(unknown.subject).toBe('There’s no account with this address');
  });
});
