import type { LedgerEntry } from '@garden/contract';
import type { Database } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import { listReadsOf } from '../../ai/reads/store.ts';
import { diaryLedger, listViews, type ViewPage } from '../../diary/readers/store.ts';
import { questionLedger } from '../../knowledge/curiosity/store.ts';
import { listDownloadsOf } from '../../life/statistics/store.ts';

type Own = {
  readonly ownerId: string;
  readonly teamIds: readonly string[];
  /** Their own day. */
  readonly today: string;
};
type Row = Omit<LedgerEntry, 'reader'> & {
  readonly reader: { readonly id: string; readonly name: string; readonly avatar: string | null };
};
type Read = (db: Database, own: Own, page: ViewPage) => Promise<Row[]>;

/** What people looked at themselves. */
const UNREAD = { features: [], sent: false };

/** A page of each kind of access to what is someone's own; what no one was named for yet stays unsaid (ADR 029). */
export const accesses: Readonly<Record<LedgerEntry['about'], Read>> = {
  async ai(db, own, page) {
    const rows = await listReadsOf(db, own, page);
    return rows.map((row) => ({ ...row, about: 'ai', title: '', to: null }));
  },
  async diaries(db, own, page) {
    const rows = await listViews(db, diaryLedger, diaries.day, own, page);
    return rows.map(({ told, ...row }) => ({
      ...row,
      ...UNREAD,
      about: 'diaries',
      title: '',
      from: told,
      to: null,
    }));
  },
  async questions(db, own, page) {
    const rows = await listViews(db, questionLedger, curiosities.question, own, page);
    return rows.map(({ told, ...row }) => ({
      ...row,
      ...UNREAD,
      about: 'questions',
      title: told,
      from: null,
      to: null,
    }));
  },
  async statistics(db, { ownerId: userId, teamIds }, page) {
    const rows = await listDownloadsOf(db, { userId, teamIds }, page);
    return rows.map((row) => ({ ...row, ...UNREAD, about: 'statistics' }));
  },
};

export const kinds = ['ai', 'diaries', 'questions', 'statistics'] as const;
