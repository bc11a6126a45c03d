import { messages } from '@garden/contract';
import packed from '@garden/i18n/locales/later/zh-Hans.json';
import startSentences from '@garden/i18n/locales/web/contract.json';
import first from '@garden/i18n/locales/web/zh-Hans.json';
import { messageRow } from '@garden/i18n/message-row';
import { i18n, type Messages } from '@lingui/core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiRefusal, TransportFailure } from '../api/refusal.ts';
import { unpack } from './catalogue.ts';
import { loadLaterWords } from './locale.ts';
import { failureMessage, translateMessage } from './translate-message.ts';

const chinese: unknown = { ...first, ...(unpack(packed, messages) as Messages) };

beforeAll(loadLaterWords);
beforeEach(() => i18n.loadAndActivate({ locale: 'zh-Hans', messages: chinese as Messages }));

describe('what the server says', () => {
  test('is said by its key in the language in force', () => {
    expect(translateMessage('loginSuccessful')).toBe('登录成功');
    const wrong = new ApiRefusal(400, 'Invalid username or password', { key: 'credentialsWrong' });
    expect(failureMessage(wrong)).toBe('用户名或密码错误');
  });

  test('fills parameters', () => {
    const long = new ApiRefusal(400, 'A name has at most 40 characters', {
      key: 'nameTooLong',
      params: { maximum: 40 },
    });
    expect(failureMessage(long)).toContain('40');
    expect(failureMessage(long)).not.toContain('{');
  });

  test('is said by its English text where the key is unknown, and as it came where that is unknown too', () => {
    expect(failureMessage(new ApiRefusal(400, 'Login successful', { key: 'x' }))).toBe('登录成功');
    expect(failureMessage(new ApiRefusal(400, 'A new rule', {}))).toBe('A new rule');
  });

  test('has Chinese for every sentence of the contract', () => {
    const said = chinese as Messages;
    const missing = Object.keys(messages).filter((key) => said[messageRow(key)] === undefined);
    expect(missing).toEqual([]);
    const beyond = Object.keys(messages).length - Object.keys(startSentences).length;
    expect(packed.rows).toHaveLength(beyond + packed.keys.length);
    // The sentence of its own key, and not of one beside it.
    expect(said[messageRow('commentNotFound')]).toEqual(['评论不存在']);
    expect(said[messageRow('adminsOnly')]).toEqual(['只有管理员可以进行此操作']);
  });
});

describe('what is not shown', () => {
  test('is a session that is over, a bare 403, and a call given up', () => {
    expect(failureMessage(new ApiRefusal(403, 'Session expired', {}))).toBeUndefined();
    expect(failureMessage(new TransportFailure('unreadable', { status: 403 }))).toBeUndefined();
    expect(failureMessage(new DOMException('', 'AbortError'))).toBeUndefined();
  });

  test('is never what a bug says', () => {
    expect(failureMessage(new TypeError('x is undefined'))).toBe(translateMessage('somethingWentWrong'));
  });
});
