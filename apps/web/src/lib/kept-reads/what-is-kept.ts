import {
  api,
  type DiaryView,
  type Endpoint,
  isMonth,
  isPrivateLine,
  isScoreOverview,
  type MemberView,
  type OutputOf,
  sharedSections,
} from '@garden/contract';
import type { FeedPages } from '../api/feeds.ts';

type Input = Readonly<Record<string, unknown>>;

/** What is kept of a call's answers. */
type Rule = {
  /** Which questions are worth an answer without network. */
  keeps(input: Input): boolean;
  /** So many answers of this call, the newest. */
  readonly most: number;
  /** As much of an answer as may rest here. */
  shrink(data: unknown): unknown;
};

type ListPages<E extends Endpoint> = { readonly pages: readonly OutputOf<E>[]; readonly pageParams: unknown };

/** Diaries that are kept, the newest. */
export const MOST_DIARIES = 60;
/** A department each, and those who are in none. */
const MOST_GROUPS = 24;
const MOST_MONTHS = 3;

const only =
  (...names: string[]) =>
  (input: Input) =>
    Object.keys(input).every((name) => names.includes(name));

/**
 * The reads that are kept for work without network, by the paths of their calls: the feed, what is unread, my days, vine and score, the
 * people of a team. Nothing else rests here: no lists of one's own, no thread, no draft, and of these answers nothing that is
 * its reader’s alone.
 */
const rules: Readonly<Record<string, Rule>> = {
  [api.diary.recently.path]: { keeps: only('teamId'), most: 1, shrink: shrinkFeed },
  // Not how many there are.
  [api.reading.unread.path]: {
    keeps: (input) => only('teamId', 'limit')(input) && input.limit !== 1,
    most: 1,
    shrink: shrinkFeed,
  },
  [api.diary.history.path]: { keeps: only('month'), most: MOST_MONTHS, shrink: shrinkMonth },
  [api.diary.grapeRenderingData.path]: { keeps: only('month'), most: MOST_MONTHS, shrink: (data) => data },
  [api.score.mine.path]: { keeps: only('months', 'month'), most: 1, shrink: shrinkScore },
  // The store of teams has them.
  [api.team.list.path]: { keeps: only(), most: 1, shrink: () => null },
  [api.department.get.path]: { keeps: only('teamId'), most: 1, shrink: (data) => data },
  [api.relationship.gets.path]: {
    keeps: only('teamId', 'departmentId', 'limit'),
    most: MOST_GROUPS,
    shrink: shrinkMembers,
  },
};

/** What is kept of a read; undefined where nothing is. */
export function ruleOf(queryKey: readonly unknown[]): Rule | undefined {
  const [path, input] = queryKey;
  const rule = typeof path === 'string' ? rules[path] : undefined;
  return rule?.keeps((input ?? {}) as Input) ? rule : undefined;
}

/** How many answers of a call are kept. */
export function mostOf(path: string): number {
  return rules[path]?.most ?? 0;
}

/** A diary as its other readers have it, without its mood; none that has no other readers. Nothing is done with a copy. */
function shrinkDiary(diary: DiaryView): DiaryView | undefined {
  if (diary.teamIds.length === 0) return undefined;
  return {
    ...diary,
    title: diary.title !== null && isPrivateLine(diary.title) ? null : diary.title,
    sections: sharedSections(diary.sections),
    expression: null,
    can: { edit: false, delete: false, reviewGood: false },
  };
}

function shrinkFeed(data: unknown): FeedPages {
  return firstDiaries(data as FeedPages, shrinkDiary);
}

/** The first diaries of a feed, each as `change` has it; it ends with them. */
export function firstDiaries(
  { pages, pageParams }: FeedPages,
  change: (diary: DiaryView) => DiaryView | undefined,
): FeedPages {
  let room = MOST_DIARIES;
  const kept: FeedPages['pages'] = [];
  for (const page of pages) {
    if (room <= 0) break;
    const items = page.items.flatMap((diary) => change(diary) ?? []).slice(0, room);
    room -= items.length;
    kept.push({ ...page, items });
  }
  return {
    pages: kept.map((page, at) => (at === kept.length - 1 ? { ...page, nextCursor: null } : page)),
    pageParams: pageParams.slice(0, kept.length),
  };
}

/** The marks of a month's days, without the diaries behind them. */
function shrinkMonth(data: unknown): unknown {
  const month = data as OutputOf<typeof api.diary.history>;
  if (!isMonth(month)) return null;
  return { ...month, days: month.days.map((day) => ({ ...day, diaryId: null, length: 0 })) };
}

/** The newest month, without what each part of a diary was worth, and without appeals. */
function shrinkScore(data: unknown): unknown {
  const mine = data as OutputOf<typeof api.score.mine>;
  if (!isScoreOverview(mine)) return null;
  return {
    ...mine,
    appeals: [],
    months: mine.months
      .slice(-1)
      .map((month) => ({ ...month, days: month.days.map((day) => ({ ...day, parts: null })) })),
  };
}

/** Without the reader's notes about them. */
function shrinkMembers(data: unknown): unknown {
  const withoutRemarks = <T extends { readonly items: readonly MemberView[] }>(page: T): T => ({
    ...page,
    items: page.items.map((member) => ({ ...member, remark: null })),
  });
  const answer = data as OutputOf<typeof api.relationship.gets> | ListPages<typeof api.relationship.gets>;
  return 'pages' in answer ? { ...answer, pages: answer.pages.map(withoutRemarks) } : withoutRemarks(answer);
}
