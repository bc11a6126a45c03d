import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse, sessionOver } from '../../../http/refusal.ts';
import { type Archive, createArchive } from '../../../platform/archive.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { EXPORT_MANIFEST, type ExportManifest } from '../../../platform/export-manifest.ts';
import { exportPerson } from '../../../platform/export-person.ts';
import { dayAt } from '../closing/rules.ts';
import { findUser, type UserRow } from '../store.ts';

/** Everything of one's own as a ZIP, as each area has it: what one can read as Markdown, and all of it as JSON. */
export const authExport = call(api.auth.export, async (ctx) => {
  const { actor, now } = ctx;
  const wait = await ctx.limits.take('exportByPerson', actor.userId);
  if (wait > 0) throw refuse('exportTooOften', { minutes: Math.ceil(wait / 60) });
  const self = await findUser(ctx.database.db, actor.userId);
  if (!self) throw sessionOver();
  await ctx.database.transaction((tx) =>
    recordAudit(tx, { scope: self.id, action: 'account_exported', actorId: self.id, at: now }),
  );
  return {
    name: `grape-garden-${dayAt(now, self.timezone)}.zip`,
    mediaType: 'application/zip',
    content: packed(ctx, self),
  };
});

/** Its answer has begun by the time that something can fail, so that nothing else would tell of it. */
async function* packed(ctx: Context, self: UserRow): AsyncGenerator<Uint8Array> {
  try {
    yield* pack(ctx, self);
  } catch (error) {
    ctx.log.error({ err: error }, 'an export was cut off');
    throw error;
  }
}

async function* pack(ctx: Context, self: UserRow): AsyncGenerator<Uint8Array> {
  const { database, files, now, personalData } = ctx;
  const archive = createArchive(now);
  for await (const file of exportPerson(personalData, { db: database.db, files }, self)) {
    if ('rows' in file) yield* addList(archive, file.path, file.rows);
    else if ('pieces' in file) yield* addPieces(archive, file.path, file.pieces);
    else if ('bytes' in file) yield* addPieces(archive, file.path, file.bytes);
    else await archive.add(file.path, file.content);
    yield* archive.take();
  }
  const manifest: ExportManifest = {
    format: 'grape-garden-export/1',
    createdAt: now.toISOString(),
    files: [...archive.written()],
  };
  await archive.add(EXPORT_MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  archive.finish();
  yield* archive.take();
}

/** Writes a JSON array item by item. */
async function* addList(
  archive: Archive,
  path: string,
  rows: AsyncIterable<unknown>,
): AsyncGenerator<Uint8Array> {
  const file = archive.open(path);
  let between = '[\n';
  for await (const row of rows) {
    await file.write(`${between}${JSON.stringify(row)}`);
    between = ',\n';
    yield* archive.take();
  }
  await file.write(between === '[\n' ? '[]\n' : '\n]\n');
  await file.end();
}

async function* addPieces(
  archive: Archive,
  path: string,
  pieces: Iterable<string> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const file = archive.open(path);
  for await (const piece of pieces) {
    await file.write(piece);
    yield* archive.take();
  }
  await file.end();
}
