import { isPrivateLine, partsOf, sharedSections } from '@garden/contract';
import { and, eq, exists, inArray, isNotNull, lt, not, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import {
  customerReviews,
  diaries,
  diaryAccesses,
  diaryImages,
  diaryImports,
  diaryTeams,
  diaryVersions,
  diaryWords,
  drafts,
  importedDiaries,
  keptUnread,
  memes,
  readingPositions,
  teamDays,
  teamMornings,
  vacations,
} from '../../db/schema/diary.ts';
import { eraseSome } from '../../platform/erase-hidden.ts';
import type { HookContext } from '../../platform/hooks.ts';
import {
  type AccountOwner,
  type ArchiveFile,
  type EraseHidden,
  type ExportSource,
  impersonal,
  type PersonalData,
  personal,
} from '../../platform/personal-data.ts';
import { listTeamNames } from '../team/membership/store.ts';
import { readAsMarkdown, readWithVersions } from './history/export.store.ts';
import { forgetImports } from './import/past.store.ts';
import { eraseOwnImages, imageKeys, listOwnImages } from './pictures/store.ts';
import { eraseOwnMemes, listOwnMemes, memeKey } from './stickers/store.ts';
import { eraseDiaries, eraseHiddenDiaries } from './store.ts';
import { takeVacationBack } from './vacation/store.ts';

const READ_BY_TEAMS = { kept: 'what teams read stays there without a name' };

/** Diaries with all that belongs to them; drafts, vacation, pictures and stickers. */
export const diaryData: PersonalData = {
  tables: [
    personal(diaries, {
      people: { authorId: READ_BY_TEAMS },
      shared: ['title', 'sections', 'expression', 'images', 'asked'],
      hidden: { erased: 'with all that belongs to them' },
      archive: 'diaries.json',
    }),
    personal(diaryTeams, { people: { authorId: READ_BY_TEAMS }, archive: 'diaries.json' }),
    personal(diaryWords, {
      people: { authorId: READ_BY_TEAMS, shared: READ_BY_TEAMS, own: { erased: 'emptied' } },
      shared: ['shared'],
      archive: { none: 'an index of the words in diaries.json' },
    }),
    personal(diaryVersions, {
      people: { diaryId: { erased: 'earlier texts go, also of a diary that stays' } },
      archive: 'diaries.json',
    }),
    personal(drafts, { people: { authorId: 'erased' }, archive: { rows: 'drafts.json', without: [] } }),
    personal(vacations, {
      people: { userId: { erased: 'and taken off the counts of their teams' } },
      archive: { rows: 'vacations.json' },
    }),
    personal(customerReviews, {
      people: { reviewerId: { kept: 'what a leader told an author stays with the author, without a name' } },
      shared: ['item', 'note'],
      // Not the item, of which its author may hide a part.
      archive: { rows: 'customer-reviews.json', without: ['reviewerId', 'item'] },
    }),
    personal(diaryImages, {
      people: { ownerId: { kept: 'a picture stays in the diary that teams read' } },
      shared: ['file'],
      archive: 'images/',
    }),
    personal(memes, {
      people: { ownerId: { kept: 'a sticker stays beside the diary that teams read' } },
      shared: ['file'],
      hidden: { erased: 'each hour, with its file, once no diary shows it' },
      archive: 'memes/',
    }),
    personal(diaryAccesses, {
      people: { readerId: 'erased', ownerId: 'erased' },
      archive: { rows: 'readings.json', without: ['readerId', 'namedIn', 'ownerId'] },
    }),
    personal(keptUnread, {
      people: { readerId: 'erased' },
      archive: { rows: 'unread-diaries.json' },
    }),
    personal(readingPositions, {
      people: { readerId: 'erased' },
      archive: { rows: 'reading-position.json', without: ['readerId', 'selection'] },
    }),
    personal(diaryImports, {
      people: { ownerId: 'erased' },
      hidden: 'erased',
      archive: { rows: 'imports.json', without: ['openUntil'], as: { deletedAt: 'undoneAt' } },
    }),
    personal(importedDiaries, {
      people: { diaryId: { erased: 'with its import' }, importId: 'erased' },
      archive: { none: 'which diaries an import made, for as long as it can be undone' },
    }),
    impersonal(teamDays, 'how many have written, by day'),
    impersonal(teamMornings, 'when a team last named readers'),
  ],

  async erase(tx, { id }, ctx) {
    await takeVacationBack(tx, id);
    await eraseUnread(tx, ctx, id);
    await eraseUnshared(tx, id);
    await eraseOwnImages(tx, ctx.files, id);
    await eraseOwnMemes(tx, ctx.files, id);
  },

  eraseHidden: [eraseHiddenDiaries, forgetImports, forgetMarks, forgetPositions],

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
  },
};

/** Diaries of so long ago wait for no one any more. */
function forgetMarks(...[tx, , before, limit]: Parameters<EraseHidden>): Promise<number> {
  return eraseSome(tx, [keptUnread.readerId, keptUnread.diaryId], lt(keptUnread.day, dayOf(before)), limit);
}

function forgetPositions(...[tx, , before, limit]: Parameters<EraseHidden>): Promise<number> {
  return eraseSome(tx, [readingPositions.readerId], lt(readingPositions.day, dayOf(before)), limit);
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

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
