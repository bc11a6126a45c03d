import english from '@garden/i18n/locales/later/en.json';
import { messageRow } from '@garden/i18n/message-row';
import { i18n } from '@lingui/core';
import { describe, expect, test, vi } from 'vitest';

/** The language module as a freshly loaded page has it. */
async function loadedPage(
  options: { languages?: string[]; stored?: Record<string, string>; server?: string } = {},
) {
  for (const [key, value] of Object.entries(options.stored ?? {})) localStorage.setItem(key, value);
  vi.stubGlobal('navigator', {
    onLine: true,
    language: options.languages?.[0] ?? 'en',
    languages: options.languages ?? ['en'],
  });
  document.querySelector = () => (options.server ? ({ content: options.server } as HTMLMetaElement) : null);
  vi.resetModules();
  const page = await import('./locale.ts');
  await page.startLocale();
  return page;
}

describe('the language', () => {
  test.each([
    ['the browser’s', { languages: ['zh-CN', 'en'] }, 'zh'],
    ['the first that is spoken here', { languages: ['fr', 'en-US'] }, 'en'],
    ['the server’s where none is spoken here', { languages: ['fr'], server: 'zh' }, 'zh'],
    ['English where the server says nothing', { languages: ['fr'] }, 'en'],
    ['the choice above all', { languages: ['zh-CN'], stored: { userSelectedLanguage: 'en' } }, 'en'],
    ['the stored locale', { languages: ['en'], stored: { locale: 'zh' } }, 'zh'],
  ])('is %s', async (_what, options, expected) => {
    const page = await loadedPage(options);
    expect(page.currentLocale()).toBe(expected);
  });

  test('is kept when chosen, and applied to the page', async () => {
    const page = await loadedPage();
    expect(localStorage.getItem('userLanguage')).toBe('en');
    expect(localStorage.getItem('locale')).toBeNull();
    await page.chooseLocale('zh');
    expect([localStorage.getItem('locale'), localStorage.getItem('userSelectedLanguage')]).toEqual([
      'zh',
      'zh',
    ]);
    expect(document.documentElement.lang).toBe('zh-Hans');
  });

  test('is the account’s only where nothing was chosen here', async () => {
    const fresh = await loadedPage();
    await fresh.suggestLocale('zh');
    expect(fresh.currentLocale()).toBe('zh');
    const chosen = await loadedPage({ stored: { userSelectedLanguage: 'en' } });
    await chosen.suggestLocale('zh');
    expect(chosen.currentLocale()).toBe('en');
  });

  test('stays readable in English where the Chinese file does not come', async () => {
    vi.doMock('@garden/i18n/locales/web/zh-Hans.json', () => Promise.reject(new Error('gone')));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await loadedPage({ languages: ['zh-CN'] });
    expect(log).toHaveBeenCalledOnce();
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(i18n._('Login successful')).toBe('Login successful');
    vi.doUnmock('@garden/i18n/locales/web/zh-Hans.json');
  });
});

describe('what is said beyond the start page', () => {
  /** Said by the start page, and by a dialog. */
  const messages = () => [
    i18n._(isSaidAtOnce),
    i18n._(messageRow('commentNotFound'), {}, { message: isSaidLater }),
  ];
  const isSaidAtOnce = 'Former member';
  const isSaidLater = 'Comment not found';
  const inChinese = ['已离开的成员', '评论不存在'];

  test('comes when something is opened that waits for it', async () => {
    const page = await loadedPage({ languages: ['zh-CN'] });
    expect(messages()).toEqual([inChinese[0], isSaidLater]);
    await page.loadLaterWords();
    expect(messages()).toEqual(inChinese);
  });

  test('comes before the first paint where the first screen waits for it', async () => {
    vi.stubGlobal('navigator', { onLine: true, language: 'zh', languages: ['zh'] });
    vi.resetModules();
    const page = await import('./locale.ts');
    const opened = page.loadLaterWords();
    await page.startLocale();
    await opened;
    expect(messages()).toEqual(inChinese);
  });

  test('does not come before a language is in force, which brings it', async () => {
    vi.stubGlobal('navigator', { onLine: true, language: 'en', languages: ['en'] });
    vi.resetModules();
    i18n.activate('');
    // As the title of the window is: said anew whenever sentences come.
    const stop = i18n.on('change', () => i18n._(isSaidAtOnce));
    const page = await import('./locale.ts');
    await page.loadLaterWords();
    await page.startLocale();
    stop();
    expect(i18n.messages).toHaveProperty([messageRow('codeTooSoon')]);
  });

  test('comes with a language that is chosen once something is open, even while that opens', async () => {
    const page = await loadedPage();
    const chosen = page.chooseLocale('zh');
    await page.loadLaterWords();
    expect(messages()).toEqual([isSaidAtOnce, isSaidLater]);
    await chosen;
    expect(messages()).toEqual(inChinese);
    await page.chooseLocale('en');
    expect(messages()).toEqual([isSaidAtOnce, isSaidLater]);
    await page.chooseLocale('zh');
    expect(messages()).toEqual(inChinese);
  });

  test('is said in English by the contract’s keys, too', async () => {
    const page = await loadedPage();
    const { refusalMessage } = await import('./translate-message.ts');
    const refusal = { key: 'codeTooSoon', params: { seconds: 1 }, message: 'As the server says it' } as const;
    expect(refusalMessage(refusal)).toBe('As the server says it');
    await page.loadLaterWords();
    expect(refusalMessage(refusal)).toBe('A code was sent just now; ask for another in 1 second');
  });

  test('is said in English where it does not come, and asked for again', async () => {
    vi.doMock('@garden/i18n/locales/later/zh-Hans.json', () => Promise.reject(new Error('gone')));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await loadedPage({ languages: ['zh-CN'] });
    await page.loadLaterWords();
    expect(log).toHaveBeenCalledOnce();
    expect(messages()).toEqual([inChinese[0], isSaidLater]);
    // A plural has no parser in a browser, so its English stands there parsed.
    expect(i18n.messages).toHaveProperty([messageRow('codeTooSoon')], english[messageRow('codeTooSoon')]);
    vi.doUnmock('@garden/i18n/locales/later/zh-Hans.json');
    await page.loadLaterWords();
    expect(messages()).toEqual(inChinese);
  });
});
