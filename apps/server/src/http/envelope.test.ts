import { describe, expect, test } from 'vitest';
import { done, toEnvelope } from './envelope.ts';
import { conflict, fieldError, refuse, refuseFields, sessionOver, tooMany, unavailable } from './refusal.ts';

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('driver', { cause }), { code });

describe('done', () => {
  test('is code 200 with its sentence', () => {
    expect(done({ a: 1 }, 'loginSuccessful')).toEqual({
      status: 200,
      body: { code: 200, message: 'Login successful', data: { a: 1 } },
    });
  });
});

describe('toEnvelope', () => {
  test('carries what the caller can mend with HTTP 200 and its own code', () => {
    expect(toEnvelope(sessionOver())).toMatchObject({
      status: 200,
      body: { code: 403, message: 'Session expired', data: { key: 'sessionExpired' } },
    });
    expect(toEnvelope(refuse('numberTooBig', { maximum: 5 }))).toMatchObject({
      status: 200,
      body: { code: 400, message: 'At most 5', data: { key: 'numberTooBig', params: { maximum: 5 } } },
    });
    expect(toEnvelope(conflict('draftChanged', { version: 2 }))).toMatchObject({
      status: 200,
      body: { code: 409, data: { key: 'draftChanged', current: { version: 2 } } },
    });
  });

  test('names every field, the first one leads', () => {
    const refusal = refuseFields([fieldError('name', 'nameRequired'), fieldError('email', 'emailInvalid')]);
    const { body } = toEnvelope(refusal);
    expect(body).toMatchObject({ code: 400, message: 'Please enter name' });
    expect(body.data).toMatchObject({
      errors: [
        { path: 'name', message: 'Please enter name' },
        { path: 'email', message: 'Email format is incorrect' },
      ],
    });
  });

  test.each([
    ['too many requests', tooMany(7), 429, 'tooManyRequests', 7],
    ['not ready', unavailable('notReady'), 503, 'notReady', 2],
    ['a disk that is full', withCode('53100'), 503, 'storageFull', 60],
    ['a file system that is full', withCode('ENOSPC'), 503, 'storageFull', 60],
    ['a database that goes away', withCode('57P01'), 503, 'notReady', 2],
    ['a database that refuses connections', withCode('ECONNREFUSED'), 503, 'notReady', 2],
    ['a database that ends at once', withCode('57P02'), 503, 'notReady', 2],
    ['a connection that was cut', new Error('Connection terminated unexpectedly'), 503, 'notReady', 2],
    ['a socket that is closed', withCode('EPIPE'), 503, 'notReady', 2],
    ['a stream that is closed', withCode('ERR_STREAM_DESTROYED'), 503, 'notReady', 2],
    [
      'a pool without a free connection',
      new Error('timeout exceeded when trying to connect'),
      503,
      'notReady',
      2,
    ],
    ['a lock that was not had in time', withCode('55P03'), 503, 'notReady', 2],
    ['a deadlock', withCode('40P01'), 503, 'notReady', 2],
    [
      'the same, wrapped by the query builder',
      new Error('query', { cause: withCode('53100') }),
      503,
      'storageFull',
      60,
    ],
  ])('%s: retry later', (_, error, status, key, seconds) => {
    expect(toEnvelope(error)).toMatchObject({
      status,
      retryAfterSeconds: seconds,
      body: { code: status, data: { key } },
    });
  });

  test.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 413, 'bodyTooLarge'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 415, 'mediaTypeUnsupported'],
    ['FST_ERR_CTP_INVALID_JSON_BODY', 200, 400, 'bodyNotJson'],
    ['FST_ERR_CTP_EMPTY_JSON_BODY', 200, 400, 'bodyNotJson'],
  ])('%s is HTTP %i, code %i', (code, status, envelopeCode, key) => {
    expect(toEnvelope(withCode(code))).toMatchObject({ status, body: { code: envelopeCode, data: { key } } });
  });

  test('tells nothing of a fault, but hands it over for the log', () => {
    const fault = new Error('select secret from users');
    const answer = toEnvelope(fault);
    expect(answer).toMatchObject({
      status: 500,
      fault,
      body: { code: 500, data: { key: 'somethingWentWrong' } },
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  test.each([[undefined], [null], ['text'], [{ code: '53100' }]])('of %j is a fault too', (thrown) => {
    expect(toEnvelope(thrown)).toMatchObject({ status: 500, body: { code: 500 } });
  });
});
