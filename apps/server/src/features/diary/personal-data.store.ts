import { isPrivateLine, partsOf, sharedSections } from '@garden/contract';
import { and, asc, eq, exists, gt, inArray, isNotNull, not, notExists, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import {
  customerReviews,
  diaries,
  diaryAccesses,
  diaryImages,
  diaryTeams,
  diaryVersions,
  diaryWords,
  drafts,
  memes,
  teamDays,
  teamMornings,
  vacations,
} from '../../db/schema/diary.ts';
import type { HookContext } from '../../platform/hooks.ts';
import {
  type AccountOwner,
  type ArchiveFile,
  type ExportSource,
  impersonal,
  inPages,
  type PersonalData,
  personal,
} from '../../platform/personal-data.ts';
import { listTeamNames } from '../team/membership/store.ts';
import { readAsMarkdown, readWithVersions } from './history/export.store.ts';
import { eraseOwnImages, imageKeys, listOwnImages } from './pictures/store.ts';
import { eraseOwnMemes, listOwnMemes, memeKey } from './stickers/store.ts';
import { eraseDiaries } from './store.ts';
import { takeVacationBack } from './vacation/store.ts';

const READ_BY_TEAMS = { kept: 'what teams read stays there without a name' };

/** Diaries with all that belongs to them; drafts, vacation, pictures and stickers. */
export const diaryData: PersonalData = {
  tables: [
    personal(diaries, {
      people: { authorId: READ_BY_TEAMS },
      shared: ['title', 'sections', 'expression', 'images', 'asked'],
      archive: 'diaries.json',
    }),
    personal(diaryTeams, { people: { authorId: READ_BY_TEAMS }, archive: 'diaries.json' }),
    personal(diaryWords, {
      people: { authorId: READ_BY_TEAMS, shared: READ_BY_TEAMS, own: 'erased' },
      shared: ['shared'],
      archive: { none: 'an index of the words in diaries.json' },
    }),
    personal(diaryVersions, { people: { diaryId: 'erased' }, archive: 'diaries.json' }),
    personal(drafts, { people: { authorId: 'erased' }, archive: 'drafts.json' }),
    personal(vacations, { people: { userId: 'erased' }, archive: 'vacations.json' }),
    personal(customerReviews, {
      people: { reviewerId: { kept: 'what a leader told an author stays with the author, without a name' } },
      shared: ['item', 'note'],
      archive: 'customer-reviews.json',
    }),
    personal(diaryImages, {
      people: { ownerId: { kept: 'a picture stays in the diary that teams read' } },
      shared: ['file'],
      archive: 'images/',
    }),
    personal(memes, {
      people: { ownerId: { kept: 'a sticker stays beside the diary that teams read' } },
      shared: ['file'],
      archive: 'memes/',
    }),
    personal(diaryAccesses, { people: { readerId: 'erased' }, archive: 'readings.json' }),
    impersonal(teamDays, 'how many have written, by day'),
    impersonal(teamMornings, 'when a team last named readers'),
  ],

  async erase(tx, { id }, ctx) {
    await tx.delete(drafts).where(eq(drafts.authorId, id));
    await takeVacationBack(tx, id);
    await eraseUnread(tx, ctx, id);
    await eraseUnshared(tx, id);
    await eraseOwnImages(tx, ctx.files, id);
    await eraseOwnMemes(tx, ctx.files, id);
    await tx.delete(diaryAccesses).where(eq(diaryAccesses.readerId, id));
  },

  async eraseLeftOver(tx, ctx, limit) {
    const due = await tx
      .select({ id: diaries.id })
      .from(diaries)
      .innerJoin(users, eq(users.id, diaries.authorId))
      .where(and(isNotNull(users.erasedAt), isUnread(tx)))
      .limit(limit);
    const ids = due.map(({ id }) => id);
    await eraseDiaries(tx, ctx, ids);
    return ids.length;
  },

  async *export(source, person) {
    const { db } = source;
    yield* readPictures(source, person);
    const teams = await listTeamNames(db, person.id);
    yield* readAsMarkdown(db, person, teams);
    yield { path: 'diaries.json', rows: readWithVersions(db, person.id, teams) };
    yield { path: 'drafts.json', rows: readDrafts(db, person.id) };
    yield { path: 'vacations.json', rows: readVacations(db, person.id) };
    yield { path: 'customer-reviews.json', rows: readReviews(db, person.id) };
    yield { path: 'readings.json', rows: readReadings(db, person.id) };
  },
};

/** Private and hidden entries, and those whose teams are all gone. */
const isUnread = (db: Queryable) =>
  not(exists(db.select().from(diaryTeams).where(eq(diaryTeams.diaryId, diaries.id))));

async function eraseUnread(tx: Transaction, ctx: HookContext, authorId: string): Promise<void> {
  const gone = await tx
    .select({ id: diaries.id })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isUnread(tx)));
  await eraseDiaries(
    tx,
    ctx,
    gone.map(({ id }) => id),
  );
}

/** Leaves of the entries that teams read what they read there. */
async function eraseUnshared(tx: Transaction, authorId: string): Promise<void> {
  const own = tx.select({ id: diaries.id }).from(diaries).where(eq(diaries.authorId, authorId));
  await tx.delete(diaryVersions).where(inArray(diaryVersions.diaryId, own));
  await tx.update(diaryWords).set({ own: sql`''::tsvector` }).where(eq(diaryWords.authorId, authorId));
  const rows = await tx
    .select({ id: diaries.id, title: diaries.title, sections: diaries.sections })
    .from(diaries)
    .where(eq(diaries.authorId, authorId));
  for (const written of rows) {
    const sections = sharedSections(written.sections);
    const title = written.title !== null && isPrivateLine(written.title) ? null : written.title;
    const isSame = JSON.stringify(partsOf(sections)) === JSON.stringify(partsOf(written.sections));
    if (isSame && title === written.title) continue;
    await tx.update(diaries).set({ sections, title }).where(eq(diaries.id, written.id));
  }
  await eraseOutdatedReviews(tx, authorId);
}

/** A review quotes the item that it is about, which a newer version of the entry may not have any more. */
async function eraseOutdatedReviews(tx: Transaction, authorId: string): Promise<void> {
  const quoted = tx
    .select({ id: diaries.id })
    .from(diaries)
    .where(
      and(
        eq(diaries.id, customerReviews.diaryId),
        sql`${diaries.sections}->'customerGood' ? ${customerReviews.item}`,
      ),
    );
  const own = tx.select({ id: diaries.id }).from(diaries).where(eq(diaries.authorId, authorId));
  await tx.delete(customerReviews).where(and(inArray(customerReviews.diaryId, own), notExists(quoted)));
}

async function* readPictures({ db, files }: ExportSource, { id }: AccountOwner): AsyncGenerator<ArchiveFile> {
  const images = await listOwnImages(db, id);
  const stickers = await listOwnMemes(db, id);
  const kept = [
    ...images.map((file) => ({ path: `images/${file}`, key: imageKeys(file).large })),
    ...stickers.map(({ file }) => ({ path: memeKey(file), key: memeKey(file) })),
  ];
  for (const { path, key } of kept) {
    const content = await files.get(key);
    if (content) yield { path, content };
  }
}

function readDrafts(db: Database, authorId: string) {
  return inPages((after: typeof drafts.$inferSelect | undefined, limit) =>
    db
      .select()
      .from(drafts)
      .where(and(eq(drafts.authorId, authorId), after && gt(drafts.day, after.day)))
      .orderBy(asc(drafts.day))
      .limit(limit),
  );
}

function readVacations(db: Database, userId: string) {
  const { day, kind, createdAt } = vacations;
  return inPages((after: { readonly day: string } | undefined, limit) =>
    db
      .select({ day, kind, createdAt })
      .from(vacations)
      .where(and(eq(vacations.userId, userId), after && gt(day, after.day)))
      .orderBy(asc(day))
      .limit(limit),
  );
}

type Review = Pick<typeof customerReviews.$inferSelect, 'diaryId' | 'item'>;

/** What someone wrote as a leader beside other people's entries; not the item, whose author may hide a part of it. */
async function* readReviews(db: Database, reviewerId: string) {
  const { diaryId, item, verdict, note, createdAt } = customerReviews;
  const rows = inPages((after: Review | undefined, limit) =>
    db
      .select({ diaryId, item, verdict, note, createdAt })
      .from(customerReviews)
      .where(
        and(
          eq(customerReviews.reviewerId, reviewerId),
          after && sql`(${diaryId}, ${item}) > (${after.diaryId}::uuid, ${after.item})`,
        ),
      )
      .orderBy(asc(diaryId), asc(item))
      .limit(limit),
  );
  for await (const { item: _, ...review } of rows) yield review;
}

type Reading = Pick<typeof diaryAccesses.$inferSelect, 'diaryId' | 'kind' | 'day'>;

/** Which diaries of others someone opened, and on which days: what their authors are shown. */
function readReadings(db: Database, readerId: string) {
  const { diaryId, kind, day } = diaryAccesses;
  return inPages((after: Reading | undefined, limit) =>
    db
      .select({ diaryId, kind, day })
      .from(diaryAccesses)
      .where(
        and(
          eq(diaryAccesses.readerId, readerId),
          after &&
            sql`(${diaryId}, ${kind}, ${day}) > (${after.diaryId}::uuid, ${after.kind}, ${after.day}::date)`,
        ),
      )
      .orderBy(asc(diaryId), asc(kind), asc(day))
      .limit(limit),
  );
}
