import type { api } from '@garden/contract';
import type { Context, Handler } from '../../../http/context.ts';
import { refuse, sessionOver } from '../../../http/refusal.ts';
import { type Archive, createArchive } from '../../../platform/archive.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { readOwnComments, readOwnReactions } from '../../conversation/export.store.ts';
import { toMarkdown } from '../../diary/import/rules.ts';
import { listShownImages } from '../../diary/pictures/store.ts';
import { listMemes, memeKey } from '../../diary/stickers/store.ts';
import { readOwnFollowGroups, readOwnFollows, readOwnReadings } from '../../follow/export.store.ts';
import { findSettings } from '../../notice/settings/store.ts';
import { dayAt } from '../closing/rules.ts';
import { findUser, type UserRow } from '../store.ts';
import {
  listOwnIdentities,
  listOwnTeams,
  readOwnApplications,
  readOwnAudit,
  readOwnDiaries,
  readOwnDrafts,
  readOwnRemarks,
  readOwnSessions,
  readOwnTodos,
  readOwnVacations,
} from './export.store.ts';
import {
  markdownPath,
  type OwnDiary,
  presentOwnDiary,
  presentProfile,
  type TeamNames,
  toJson,
} from './present.ts';

/** Everything of one's own as a ZIP: what one can read as Markdown, and all of it as JSON. */
export const exportOwnData: Handler<typeof api.auth.export> = async (ctx) => {
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
};

/** Its answer has begun by the time that something can fail, so that nothing else would tell of it. */
async function* packed(ctx: Context, self: UserRow): AsyncGenerator<Uint8Array> {
  try {
    yield* pack(ctx, self);
  } catch (error) {
    ctx.log.error({ err: error }, 'an export was cut off');
    throw error;
  }
}

async function* pack({ database: { db }, files, now }: Context, self: UserRow): AsyncGenerator<Uint8Array> {
  const archive = createArchive(now);
  const picture = self.avatar && (await files.get(self.avatar));
  if (picture) archive.add('picture.webp', picture);
  for (const file of await listShownImages(db, self.id)) {
    const image = await files.get(`diaries/${file}`);
    if (image) archive.add(`images/${file}`, image);
    yield* archive.take();
  }
  for (const { file } of await listMemes(db, self.id)) {
    const sticker = await files.get(memeKey(file));
    if (sticker) archive.add(memeKey(file), sticker);
    yield* archive.take();
  }
  const providers = await listOwnIdentities(db, self.id);
  archive.add('profile.json', toJson(presentProfile(self, providers, picture ? 'picture.webp' : null)));
  archive.add('mail-and-reminders.json', toJson(await findSettings(db, self.id)));
  const teams = await listOwnTeams(db, self.id);
  archive.add('teams.json', toJson(teams));
  const names: TeamNames = new Map(teams.map(({ id, name }) => [id, name]));

  for await (const diary of readOwnDiaries(db, self.id)) {
    if (!diary.deletedAt) archive.add(markdownPath(diary.day), toMarkdown(diary, names, self.locale));
    yield* archive.take();
  }
  const lists = {
    'diaries.json': presented(readOwnDiaries(db, self.id), names),
    'drafts.json': readOwnDrafts(db, self.id),
    'vacations.json': readOwnVacations(db, self.id),
    'todos.json': readOwnTodos(db, self.id),
    'comments.json': readOwnComments(db, self.id),
    'reactions.json': readOwnReactions(db, self.id),
    'remarks.json': readOwnRemarks(db, self.id),
    'follows.json': readOwnFollows(db, self.id),
    'follow-groups.json': readOwnFollowGroups(db, self.id),
    'readings.json': readOwnReadings(db, self.id),
    'applications.json': readOwnApplications(db, self.id),
    'sessions.json': readOwnSessions(db, self.id),
    'audit.json': readOwnAudit(db, self.id),
  };
  for (const [path, rows] of Object.entries(lists)) {
    const list = openList(archive, path);
    for await (const row of rows) {
      list.add(row);
      yield* archive.take();
    }
    list.end();
  }
  archive.finish();
  yield* archive.take();
}

async function* presented(diaries: AsyncIterable<OwnDiary>, names: TeamNames) {
  for await (const diary of diaries) yield presentOwnDiary(diary, names);
}

/** A JSON array that is written item by item. */
function openList(archive: Archive, path: string) {
  const file = archive.open(path);
  let between = '[\n';
  return {
    add(item: unknown) {
      file.write(`${between}${JSON.stringify(item)}`);
      between = ',\n';
    },
    end() {
      file.write(between === '[\n' ? '[]\n' : '\n]\n');
      file.end();
    },
  };
}
