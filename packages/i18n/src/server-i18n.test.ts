import { describe, expect, test } from 'vitest';
import { createI18n } from './server-i18n.ts';

describe('createI18n', () => {
  test('says the contract’s sentences in Chinese, with their parameters', () => {
    const i18n = createI18n('zh');
    expect(i18n._('Login successful')).toBe('登录成功');
    expect(i18n._('A name has at most {maximum} characters', { maximum: 40 })).toContain('40');
  });

  test('says them in English without a row', () => {
    const i18n = createI18n('en');
    expect(i18n._('Login successful')).toBe('Login successful');
    expect(i18n._('A name has at most {maximum} characters', { maximum: 40 })).toBe(
      'A name has at most 40 characters',
    );
  });

  test('gives back a sentence that no one knows', () => {
    expect(createI18n('zh')._('Never said')).toBe('Never said');
  });
});
