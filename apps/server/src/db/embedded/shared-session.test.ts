import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bodyOf, FRAME, frame, queryFrame, readText } from './frames.ts';
import { SharedSession } from './shared-session.ts';

const IDLE_IN_TRANSACTION_MS = 1000;

/** An engine that knows BEGIN, COMMIT, ROLLBACK, LISTEN and NOTIFY, and remembers what it ran. */
function imitateEngine() {
  const ran: string[] = [];
  let open = false;
  let notified = false;
  const execute = (bytes: Uint8Array): Buffer => {
    const { text } = readText(bodyOf(Buffer.from(bytes)));
    ran.push(text);
    if (text === 'BEGIN') open = true;
    if (text === 'COMMIT' || text === 'ROLLBACK') open = false;
    if (text === 'NOTIFY') notified = true;
    const notification = notified && !open ? [frame(FRAME.notification, Buffer.from('\0\0\0\0c\0p\0'))] : [];
    if (!open) notified = false;
    return Buffer.concat([
      frame(FRAME.commandComplete, Buffer.from(`${text}\0`)),
      ...notification,
      frame(FRAME.ready, Buffer.from(open ? 'T' : 'I')),
    ]);
  };
  return { ran, execute };
}

function openSession() {
  const engine = imitateEngine();
  const sent: { connection: number; bytes: Buffer }[] = [];
  const terminated: number[] = [];
  const session = new SharedSession({
    execute: engine.execute,
    send: (connection, pieces) => sent.push({ connection, bytes: Buffer.concat(pieces) }),
    terminate: (connection) => terminated.push(connection),
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
  });
  const submit = (connection: number, sql: string) => session.submit(connection, queryFrame(sql));
  return { session, submit, ran: engine.ran, sent, terminated };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('SharedSession', () => {
  test('keeps others out of an open transaction, then serves them in order', () => {
    const { submit, ran } = openSession();
    submit(1, 'BEGIN');
    submit(2, 'a');
    submit(3, 'b');
    submit(1, 'c');
    submit(1, 'COMMIT');
    expect(ran).toEqual(['BEGIN', 'c', 'COMMIT', 'a', 'b']);
  });

  test('lets a waiting transaction own the session when its turn comes', () => {
    const { submit, ran } = openSession();
    submit(1, 'BEGIN');
    submit(2, 'BEGIN');
    submit(3, 'a');
    submit(1, 'COMMIT');
    submit(2, 'b');
    submit(2, 'COMMIT');
    expect(ran).toEqual(['BEGIN', 'COMMIT', 'BEGIN', 'b', 'COMMIT', 'a']);
  });

  test('serves what a waiting connection has sent ahead before any other', () => {
    const { submit, ran } = openSession();
    submit(1, 'BEGIN');
    submit(2, 'BEGIN');
    submit(2, 'a');
    submit(3, 'b');
    submit(2, 'c');
    submit(2, 'COMMIT');
    submit(1, 'COMMIT');
    expect(ran).toEqual(['BEGIN', 'COMMIT', 'BEGIN', 'a', 'c', 'COMMIT', 'b']);
  });

  test('rolls back what a connection left open when it goes away', () => {
    const { session, submit, ran } = openSession();
    submit(1, 'BEGIN');
    submit(2, 'a');
    session.drop(1);
    expect(ran).toEqual(['BEGIN', 'ROLLBACK', 'a']);
  });

  test('forgets what a connection waited with when it goes away', () => {
    const { session, submit, ran } = openSession();
    submit(1, 'BEGIN');
    submit(2, 'a');
    session.drop(2);
    submit(1, 'COMMIT');
    expect(ran).toEqual(['BEGIN', 'COMMIT']);
  });

  test('ends a transaction that stays silent', () => {
    const { submit, ran, terminated } = openSession();
    submit(1, 'BEGIN');
    submit(2, 'a');
    vi.advanceTimersByTime(IDLE_IN_TRANSACTION_MS - 1);
    submit(1, 'b');
    vi.advanceTimersByTime(IDLE_IN_TRANSACTION_MS - 1);
    expect(terminated).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(terminated).toEqual([1]);
    expect(ran).toEqual(['BEGIN', 'b', 'ROLLBACK', 'a']);
  });

  test('gives notifications to those who listen, and to them alone', () => {
    const { session, submit, sent } = openSession();
    submit(1, 'LISTEN');
    submit(2, 'a');
    submit(3, 'LISTEN');
    session.drop(3);
    sent.length = 0;
    submit(2, 'NOTIFY');
    const notified = sent.filter(({ bytes }) => bytes[0] === FRAME.notification);
    expect(notified.map(({ connection }) => connection)).toEqual([1]);
    expect(sent.find(({ connection }) => connection === 2)?.bytes.includes('NOTIFY')).toBe(true);
  });
});
