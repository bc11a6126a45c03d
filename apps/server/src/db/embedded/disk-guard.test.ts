import fs, { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DiskGuard } from './disk-guard.ts';
import { errorCode, errorFrame, FRAME, frame, framesOf, queryFrame } from './frames.ts';

const ready = frame(FRAME.ready, Buffer.from('I'));

function imitateEngine(answer: Buffer) {
  const ran: string[] = [];
  const asked: string[] = [];
  const execute = (bytes: Uint8Array) => {
    asked.push(Buffer.from(bytes).toString());
    return answer;
  };
  const engine = { inTransaction: false, execute, run: (sql: string) => void ran.push(sql) };
  return { engine, ran, asked };
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

  test('lets a sign-in write until nothing is left, and gives up for it what a file has kept', () => {
    const folder = mkdtempSync(join(tmpdir(), 'garden-reserve-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const keptFile = join(folder, 'reserve');
    const disk = vi.spyOn(fs, 'statfsSync');
    const free = (megabytes: number) => {
      disk.mockReturnValue({ bavail: megabytes, bsize: 1024 * 1024 } as fs.StatsFs);
      syncBuiltinESMExports();
    };
    onTestFinished(() => {
      disk.mockRestore();
      syncBuiltinESMExports();
    });
    const { engine, asked } = imitateEngine(refusal);
    const look = (megabytes: number) => {
      free(megabytes);
      // A guard looks anew after a while; another one at once.
      return new DiskGuard(engine, folder, 64 * 1024 * 1024, keptFile).execute(
        queryFrame('begin read write'),
      );
    };
    look(100);
    expect(existsSync(keptFile)).toBe(false);
    look(200);
    expect([statSync(keptFile).size, statSync(keptFile).mode & 0o777]).toEqual([32 * 1024 * 1024, 0o600]);
    look(40);
    expect(existsSync(keptFile)).toBe(true);
    expect(asked.at(-1)).toContain('begin read write');
    expect(codesIn(look(10))).toEqual(['53100']);
    expect(existsSync(keptFile)).toBe(false);
    expect(asked.at(-1)).toContain('begin read only ');
  });

  test('does not interfere with an open transaction', () => {
    const { engine, ran } = imitateEngine(ready);
    engine.inTransaction = true;
    const guard = new DiskGuard(engine, tmpdir(), Number.POSITIVE_INFINITY);
    guard.execute(queryFrame('insert'));
    expect(ran).toEqual([]);
  });
});
