// @module-tag postgres/sql
import { api } from '@garden/contract';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { personalData } from '../areas.ts';
import { eraseDue } from '../features/account/closing/erasure.store.ts';
import { DAY } from '../platform/clock.ts';
import { impersonal, type PersonalData, type PersonalTable, personal } from '../platform/personal-data.ts';
import {
  type FoundTable,
  findFaults,
  inSql,
  listPersonal,
  nameOf,
  readTables,
} from './personal-data/catalogue.ts';
import { type Life, liveFully } from './personal-data/life.ts';
import { FOREIGN, PRIVATE, SHARED } from './personal-data/living.ts';
import { type Dump, dump, findColumnsWith, findTrail, listKept, type Trail } from './personal-data/traces.ts';
import { useTestApp } from './use-test-app.ts';

const app = useTestApp();

describe('the declarations', () => {
  test('name every table of the database once, and every column that refers to people', async () => {
    expect(findFaults(await readTables(app.ports.database.pool), personalData)).toEqual([]);
  });

  test('are found wanting by a table and a column that no one thought of', async () => {
    const { pool } = app.ports.database;
    await pool.query(`create table secret_notes (id uuid primary key, owner_id uuid references users (id), note text);
      alter table todos add helper_id uuid references users (id)`);
    try {
      expect(findFaults(await readTables(pool), personalData)).toEqual([
        expect.stringMatching(/^public\.secret_notes is in no personal-data\.store\.ts: declare it/),
        expect.stringMatching(/^public\.todos\.helper_id refers to users: name it among its people/),
      ]);
    } finally {
      await pool.query('drop table secret_notes; alter table todos drop helper_id');
    }
  });

  const notes = pgTable('notes', { id: uuid().primaryKey(), ownerId: uuid().notNull() });
  const found: FoundTable[] = [
    {
      name: 'public.notes',
      columns: ['id', 'owner_id'].map((name) => ({ name, type: 'uuid' })),
      references: [{ column: 'owner_id', to: 'public.users' }],
    },
    {
      name: 'public.note_pages',
      columns: [{ name: 'note_id', type: 'uuid' }],
      references: [{ column: 'note_id', to: 'public.notes' }],
    },
  ];
  const pages = impersonal('public.note_pages', 'words of no one in particular');
  const areaOf = (...tables: PersonalData['tables']): PersonalData => ({ tables });
  const judge = (...tables: PersonalData['tables']) => findFaults(found, [areaOf(...tables)]).join('\n');

  test('are found wanting where they contradict themselves or give no reason', () => {
    const entry = personal(notes, { people: { ownerId: 'erased' }, archive: 'notes.json' });
    const kept = personal(notes, { people: { ownerId: { kept: '' } }, archive: { none: ' ' } });
    expect(judge(entry, pages)).toContain('note_pages.note_id refers to public.notes, which names people');
    expect(judge(entry, entry)).toContain('public.notes is declared twice');
    expect(judge(kept)).toContain('public.notes.owner_id stays without a reason');
    expect(judge(kept)).toContain('public.notes is in no file of the archive without a reason');
    expect(judge(personal(notes, { people: {}, archive: 'x' }))).toContain('owner_id refers to users');
    expect(judge(entry, impersonal('public.leaves', 'it was there once'))).toContain('has no such table');
    const misspelt = personal('public.notes', { people: { ownerID: { erased: '' } }, archive: 'x' });
    expect(judge(misspelt)).toContain('public.notes has no column');
    expect(judge(misspelt)).toContain('public.notes.owner_i_d is erased by hand: say how');
  });

  test('are found wanting where what they say cannot be carried out, or nothing is said of what is deleted', () => {
    const lists: FoundTable = {
      name: 'public.lists',
      columns: [
        { name: 'name', type: 'text' },
        { name: 'deleted_at', type: 'timestamp with time zone' },
      ],
      references: [],
    };
    const faults = findFaults(
      [lists],
      [areaOf(personal(pgTable('lists', { name: text() }), { people: { name: 'erased' }, archive: 'x' }))],
    );
    expect(faults).toEqual([
      expect.stringMatching(/^public\.lists\.name is no id/),
      expect.stringMatching(/^public\.lists hides rows by deleted_at/),
    ]);
    expect(
      judge(personal(notes, { people: { ownerId: 'erased' }, hidden: 'erased', archive: 'x' })),
    ).toContain('public.notes has no column deleted_at');
  });
});

/** Columns of personal tables in which a person writes no words of their own, and why. */
const WORDLESS: Readonly<Record<string, readonly string[]>> = {
  'made by the product': [
    ...['users.code', 'users.avatar', 'users.password_hash', 'access_tokens.token_hash'],
    ...['refresh_tokens.token_hash', 'verification_codes.code_hash', 'verification_codes.ip'],
    ...['known_browsers.browser_hash', 'verification_codes.browser_hash', 'meeting_audio_pieces.sha256'],
    ...['audit_entries.hash', 'audit_heads.hash', 'idempotency_keys.key', 'idempotency_keys.request_hash'],
    ...['rate_limits.key', 'notice_settings.unsubscribe_key', 'invitations.token_hash', 'teams.invite_code'],
    ...['teams.avatar', 'diary_images.file', 'memes.file', 'diaries.expression', 'drafts.expression'],
    ...['memberships.earlier', 'curiosities.past_answers', 'newcomer_buddies.done', 'summary_marks.ref'],
    ...[
      'reading_positions.selection',
      'reactions.emoji',
      'anonymous_comments.tag',
      'questionnaire_runs.results',
      'anonymous_comments.receipt',
      'notices.params',
    ],
    ...[
      'spirit_marks.ref',
      'summary_marks.ref',
      'team_news_sources.ref',
      'team_news.phrase',
      'team_news.theme_key',
    ],
    ...['team_news_follows.phrase', 'team_news_follows.theme_key'],
    ...['summary_marks.ref', 'team_news_sources.ref', 'team_news.phrase', 'team_news.theme_key'],
    ...['team_news_follows.phrase', 'team_news_follows.theme_key', 'ai_predictions.sentence'],
    'ai_wrongs.ref',
    'ai_works.work',
    ...['book_chapters.taken_out', 'book_chapter_versions.taken_out'],
  ],
  'one of a few values': [
    ...['teams.coming', 'users.locale', 'users.timezone', 'identities.issuer', 'verification_codes.purpose'],
    ...['audit_entries.action', 'events.audience', 'events.topic', 'events.object_kind'],
    ...['notices.kind', 'notices.object_kind', 'notice_totals.kind', 'notice_settings.mail'],
    ...['notice_settings.quiet_from', 'notice_settings.quiet_to', 'notice_settings.reminder'],
    ...[
      'mood_choices.ask_at',
      'notice_settings.remind_at',
      'teams.timezone',
      'memberships.role',
      'applications.status',
    ],
    ...['gatherings.pin', 'vacations.kind', 'customer_reviews.verdict', 'todos.kind', 'todos.status'],
    ...['comments.object_kind', 'anonymous_comments.object_kind', 'reactions.object_kind'],
    ...[
      'diary_accesses.kind',
      'curiosity_accesses.kind',
      'diary_scores.grade',
      'appeals.grade_before',
      'appeals.grade_after',
    ],
    ...[
      'mistake_answers.answer',
      'improvements.answer',
      'culture_diaries.state',
      'summary_marks.kind',
      'meetings.share',
      'meetings.template',
      'meetings.transcription',
      'meeting_audios.file',
      'meeting_audios.media_type',
    ],
    ...['ai_choices.off', 'ai_uses.feature', 'ai_reads.features', 'moods.face', 'books.order'],
    ...['ai_predictions.kind', 'ai_predictions.answer', 'ai_works.answer', 'ai_summaries.kind'],
    'ai_wrongs.because',
    ...['team_news.kind', 'team_news.impact', 'team_news.trend'],
    ...['questionnaires.repeats', 'questionnaires.results_for'],
  ],
  'set by a team for all of its members': [
    ...['teams.calendar', 'teams.rules', 'teams.daily_questions', 'teams.prohibited_words', 'diaries.asked'],
  ],
};
const WRITTEN = ['text', 'character varying', 'jsonb', 'tsvector', 'text[]'];

describe('a person with rows in every table', () => {
  let tables: readonly FoundTable[];
  let life: Life;
  let before: Dump;
  let trail: Trail;
  /** The archive's files, as texts by their paths. */
  let archive: Readonly<Record<string, string>>;
  let after: Dump;

  beforeAll(async () => {
    const { pool } = app.ports.database;
    tables = await readTables(pool);
    life = await liveFully(app);
    const { person } = life;
    const exported = await app.call(api.auth.export, {}, { as: person });
    archive = Object.fromEntries(
      Object.entries(unzipSync(exported.data.content)).map(([path, content]) => [path, strFromU8(content)]),
    );
    before = await dump(pool, tables);
    trail = findTrail(before, person, tables, personalData);
    const { email, password } = person;
    const closed = await app.call(api.auth.deleteAccount, { email, password }, { as: person });
    expect(closed.code).toBe(200);
    app.clock.advance(14 * DAY);
    expect(await eraseDue(app.ports)).toBe(1);
    after = await dump(pool, tables);
  });

  test('is in every column that names people, so that none goes unchecked', () => {
    const empty = [...trail].filter(([, values]) => values.length === 0).map(([column]) => column);
    expect(empty, 'let testing/personal-data/life.ts fill these').toEqual([]);
  });

  test('has written into every column that takes words', () => {
    const wordless = new Set(Object.values(WORDLESS).flat());
    const columns = listPersonal(personalData).flatMap((entry) => {
      const table = nameOf(entry);
      const found = tables.find(({ name }) => name === table)?.columns ?? [];
      return found.flatMap(({ name, type }) =>
        table.startsWith('public.') && WRITTEN.includes(type) ? `${table}.${name}` : [],
      );
    });
    const canaries = [PRIVATE, SHARED].flatMap((canary) => findColumnsWith(before, canary));
    const silent = columns.filter(
      (column) => !canaries.includes(column) && !wordless.has(column.replace('public.', '')),
    );
    expect(silent, 'let the life write a canary there, or say in WORDLESS why no one can').toEqual([]);
  });

  test('takes everything of their own along, and nothing that others wrote', () => {
    const all = Object.values(archive).join('\n');
    expect(life.written.filter((canary) => !all.includes(canary))).toEqual([]);
    expect(all.match(new RegExp(`${FOREIGN}[a-z-]*`, 'g')) ?? []).toEqual([]);
    expect(all).not.toContain(life.colleague.email);
  });

  test('finds a file in the archive for every table', () => {
    const isFilled = (path: string) =>
      Object.entries(archive).some(
        ([name, content]) => name.startsWith(path) && content.replace(/\s/g, '') !== '[]',
      );
    const missing = listPersonal(personalData).flatMap((entry) => {
      const path = pathOf(entry.archive);
      return path !== null && !isFilled(path) ? `${nameOf(entry)}: ${path}` : [];
    });
    expect(missing).toEqual([]);
  });

  test('once erased, is named in no column but those that say why', () => {
    const { named, shared } = listKept(personalData);
    const columns = findColumnsWith(after, life.person.id);
    expect(columns.filter((column) => !named.has(column) && !shared.has(column))).toEqual([]);
    const left = [...findTrail(after, life.person, tables, personalData)]
      .filter(([column, values]) => !named.has(column) && values.length > 0)
      .map(([column]) => column);
    expect(left).toEqual([]);
  });

  test('once erased, leaves no words but those that teams share', () => {
    const unquoted = withoutTexts(after, life.quotes);
    expect(findColumnsWith(unquoted, PRIVATE)).toEqual([]);
    const { shared } = listKept(personalData);
    const left = findColumnsWith(unquoted, SHARED);
    expect(left.filter((column) => !shared.has(column))).toEqual([]);
    expect(left).toContain('public.diaries.sections');
  });

  test('once erased, leaves no file but those beside what teams read', () => {
    const names = [...app.files.kept.keys()];
    const isLeft = (file: string) => names.some((name) => name.endsWith(file));
    expect(life.privateFiles.filter(isLeft)).toEqual([]);
    expect(life.sharedFiles.filter((file) => !isLeft(file))).toEqual([]);
    expect(life.privateFiles.filter((file) => findColumnsWith(after, file).length > 0)).toEqual([]);
    const contents = [...app.files.kept.values()].map((content) => content.toString('latin1'));
    expect(contents.filter((content) => content.includes(PRIVATE))).toEqual([]);
  });

  test('declares every column that names them', () => {
    const declared = new Set(
      listPersonal(personalData).flatMap((entry) =>
        [...Object.keys(entry.people), ...(entry.shared ?? [])].map(
          (column) => `${nameOf(entry)}.${inSql(column)}`,
        ),
      ),
    );
    const columns = findColumnsWith(before, life.person.id);
    expect(columns.filter((column) => !declared.has(column))).toEqual([]);
  });
});

/** The file that holds the rows of a table; null where none does. */
function pathOf(archive: PersonalTable['archive']): string | null {
  if (typeof archive === 'string') return archive;
  return 'rows' in archive ? archive.rows : null;
}

/** A dump without texts that are someone else's. */
function withoutTexts(held: Dump, texts: readonly string[]): Dump {
  const without = (value: string) => texts.reduce((left, text) => left.replaceAll(text, ''), value);
  return new Map(
    [...held].map(([table, rows]) => [
      table,
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, without(value)])),
      ),
    ]),
  );
}
