// @module-tag postgres/engine
import { createHash, randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { expect, test, vi } from 'vitest';
import { type DumpedRow, dumpAll, rowsSince } from '../../../testing/attack/dump.ts';
import { openedIn } from '../../../testing/attack/ledger.ts';
import { buildTalk } from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { takeNextSteps } from '../../../testing/next-steps.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

test.each(['diary', 'curious'] as const)(
  '%s: an anonymous comment writes nothing that names the writer, now or with the batch, nor a line into the log',
  async (kind) => {
    const { diaryId, author, team, reader } = await buildTalk(app, { members: 5 });
    const objectId = kind === 'diary' ? diaryId : (await buildQuestion(app, author)).id;
    const on = { kind, objectId };
    for (const as of team.members) await app.call(api.comment.gets, on, { as });
    const lines = (['error', 'warn', 'info', 'debug'] as const).map((level) =>
      vi.spyOn(app.ports.log, level),
    );
    const before = await dumpAll(app);
    const anonymous = { id: randomUUID(), key: kind.slice(0, 1).repeat(43) };
    const headers = { 'idempotency-key': randomUUID() };
    const said = { ...on, text: 'canary-anonymous', anonymous };
    expect((await app.call(api.comment.add, said, { as: reader, headers })).code).toBe(200);
    const waiting = await dumpAll(app);
    expect(rowsSince(before, waiting).map(({ table }) => table)).toEqual(['public.anonymous_inbox']);
    expect(heldSince(before, waiting)).toEqual([]);
    await takeNextSteps(app);
    const dump = await dumpAll(app);
    const written = rowsSince(before, dump);
    expect(written.map(({ table }) => table)).toContain('public.anonymous_comments');
    const named = openedIn(written);
    const ofLedger = new Set(named.map(({ row }) => row));
    expect(written.filter((row) => !ofLedger.has(row) && row.text.includes(reader.id))).toEqual([]);
    const own = named.filter((each) => each.objectId === objectId);
    expect(new Set(own.map(({ row }) => row.xmin)).size).toBe(1);
    const [comment] = dump.filter(({ values }) => values.tag === hashOf(anonymous.key));
    expect(dump.filter(({ text }) => text.includes(anonymous.id))).toEqual([]);
    for (const as of team.members) await app.call(api.comment.gets, on, { as });
    const removal = { commentId: String(comment?.values.id), key: anonymous.key };
    const shown = await dumpAll(app);
    const removing = { as: reader, headers: { 'idempotency-key': randomUUID() } };
    expect((await app.call(api.comment.delete, removal, removing)).code).toBe(200);
    const wished = await dumpAll(app);
    expect(rowsSince(shown, wished).map(({ table }) => table)).toEqual(['public.anonymous_inbox']);
    expect(heldSince(shown, wished)).toEqual([]);
    await takeNextSteps(app);
    const removed = await dumpAll(app);
    expect(removed.find(({ values }) => values.id === comment?.values.id)?.values.deleted_on).not.toBeNull();
    const hid = removed.find(({ values }) => values.id === comment?.values.id)?.xmin;
    expect(removed.filter(({ xmax, text }) => xmax === hid && text.includes(reader.id))).toEqual([]);
    expect(lines.flatMap((line) => line.mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  },
);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The rows of one dump that a transaction has held since another, where they are the same. */
function heldSince(before: readonly DumpedRow[], after: readonly DumpedRow[]): DumpedRow[] {
  const held = new Map(before.map(({ table, text, xmax }) => [`${table} ${text}`, xmax]));
  return after.filter(({ table, text, xmax }) => {
    const known = held.get(`${table} ${text}`);
    return table.startsWith('public.') && known !== undefined && known !== xmax;
  });
}
