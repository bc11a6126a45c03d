import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { DiskGuard } from './disk-guard.ts';
import { errorCode, errorFrame, FRAME, frame, framesOf, queryFrame } from './frames.ts';

const ready = frame(FRAME.ready, Buffer.from('I'));

function imitateEngine(answer: Buffer) {
  const ran: string[] = [];
  const engine = { inTransaction: false, execute: () => answer, run: (sql: string) => void ran.push(sql) };
  return { engine, ran };
}

function codesIn(answer: Buffer): (string | undefined)[] {
  return [...framesOf(answer)]
    .filter(({ type }) => type === FRAME.error)
    .map(({ bytes }) => errorCode(bytes));
}

describe('DiskGuard', () => {
  const refusal = Buffer.concat([errorFrame('ERROR', '25006', 'read-only'), ready]);

  test('refuses writes with the code of a full disk while too little is free', () => {
    const { engine, ran } = imitateEngine(refusal);
    const guard = new DiskGuard(engine, tmpdir(), Number.POSITIVE_INFINITY);
    expect(codesIn(guard.execute(queryFrame('insert')))).toEqual(['53100']);
    expect(ran).toEqual(['SET default_transaction_read_only = on']);
  });

  test('leaves everything as it is while there is room', () => {
    const { engine, ran } = imitateEngine(refusal);
    const guard = new DiskGuard(engine, tmpdir(), 0);
    expect(codesIn(guard.execute(queryFrame('insert')))).toEqual(['25006']);
    expect(ran).toEqual([]);
  });

  test('does not interfere with an open transaction', () => {
    const { engine, ran } = imitateEngine(ready);
    engine.inTransaction = true;
    const guard = new DiskGuard(engine, tmpdir(), Number.POSITIVE_INFINITY);
    guard.execute(queryFrame('insert'));
    expect(ran).toEqual([]);
  });
});
