import { api, type Endpoint, type LiveChange, type LiveTopic, objectReads } from '@garden/contract';
import type { QueryClient } from '@tanstack/react-query';
import { placeInFeeds } from '../api/feeds.ts';
import { apiKey, apiQuery } from '../api/hooks.ts';
import { noteArrivals } from './arrivals.ts';

/** Changes that come together are read once; jitter keeps browsers from asking in the same moment. */
const BATCH_MS = 150;
const JITTER_MS = 350;
/** Within this time, the browsers of a large team that show a diary ask for it again, not all at once. */
const SPREAD_MS = 2_000;

/** What each topic makes stale: the one place that knows. */
const reads: Readonly<Record<LiveTopic, readonly Endpoint[]>> = {
  // What was settled about a score, or said in an interview, comes as a notice.
  notice: [api.notice.total, api.notice.get, api.score.mine, api.failUser.get],
  thread: [api.comment.getMy],
  voice: [api.comment.answered],
  diaries: [],
  diary: [],
  ownDiary: [],
  quotes: [api.quote.get],
  culture: [api.culture.list, api.culture.diaries, api.team.getTeamSpirit],
  questions: [
    api.curious.get,
    api.curious.myCurious,
    api.curious.getCuriousByUserId,
    api.relationship.curiousRanking,
  ],
  applications: [
    api.apply.mine,
    api.apply.show,
    api.apply.invitations,
    api.relationship.invited,
    api.team.list,
  ],
  appeals: [api.score.groups, api.score.mine, api.team.list],
  gathering: [api.team.gather],
};

/** Reads that show one object: its thread, and the object with its counts. */
const readsOfObject: readonly string[] = [
  ...[api.comment.gets, api.comment.get, api.like.gets].map(({ path }) => path),
  ...objectReads.one,
];

/**
 * Reads that a new diary makes stale. None is read again for it: a large team would ask all at once, and what someone is
 * reading would move. The feed says how many are new instead.
 */
const readsOfNewDiaries: readonly Endpoint[] = [
  api.diary.recently,
  api.diary.unanswered,
  api.reading.unread,
  api.relationship.uncomplete,
];

/** Reads that list diaries or days with their grades. */
const readsOfGrades: readonly Endpoint[] = [
  api.diary.recently,
  api.diary.search,
  api.diary.history,
  api.diary.grapeRenderingData,
  api.diary.grapeRenderingList,
];

/**
 * Invalidates reads as changes come: active ones are read again, the rest when they are next shown. A list of diaries
 * is not read again for each comment; it is stale, and shows the new count when it is next opened.
 */
export function createInvalidator(cache: QueryClient) {
  const waiting: LiveChange[] = [];

  /** What shows one of these diaries. */
  function invalidateDiaries(ids: ReadonlySet<string>): void {
    if (ids.size === 0) return;
    void cache.invalidateQueries({
      queryKey: apiKey(api.diary.get),
      predicate: ({ queryKey }) => names(queryKey[1], ids),
    });
    for (const endpoint of readsOfGrades) {
      void cache.invalidateQueries({
        queryKey: apiKey(endpoint),
        predicate: ({ state }) => shows(state.data, ids),
      });
    }
  }

  /** One that was changed is read again by itself and takes its place, so that nothing else in a feed moves. */
  function renew(diaryId: string): void {
    const ids = new Set([diaryId]);
    const listing = readsOfGrades.map((endpoint) => ({
      queryKey: apiKey(endpoint),
      predicate: ({ state }: { state: { data?: unknown } }) => shows(state.data, ids),
    }));
    const read = apiQuery(api.diary.get, { diaryId });
    const isKnown = cache.getQueryData(read.queryKey) !== undefined;
    if (!isKnown && listing.every((filter) => cache.getQueryCache().findAll(filter).length === 0)) return;
    for (const filter of listing) void cache.invalidateQueries({ ...filter, refetchType: 'none' });
    setTimeout(() => {
      cache
        .fetchQuery({ ...read, staleTime: 0, meta: { failure: 'none' } })
        // One that the reader may no longer read goes when the feed is next opened.
        .then(
          (diary) => placeInFeeds(cache, diary),
          () => undefined,
        );
    }, Math.random() * SPREAD_MS);
  }

  function settle(): void {
    const changes = waiting.splice(0);
    const idsOf = (wanted: LiveTopic) =>
      new Set(changes.flatMap(({ topic, object }) => (topic === wanted && object ? [object.id] : [])));
    const stale = new Set(changes.flatMap(({ topic }) => reads[topic]));
    for (const endpoint of stale) void cache.invalidateQueries({ queryKey: apiKey(endpoint) });
    const published = changes.filter(({ topic }) => topic === 'diaries');
    if (published.length > 0) {
      noteArrivals(published);
      for (const endpoint of readsOfNewDiaries) {
        void cache.invalidateQueries({ queryKey: apiKey(endpoint), refetchType: 'none' });
      }
    }
    // The two people of an appeal look at its grade.
    invalidateDiaries(idsOf('appeals'));
    for (const id of new Set([...idsOf('diary'), ...idsOf('ownDiary')])) renew(id);
    const objectIds = idsOf('thread');
    if (objectIds.size === 0) return;
    for (const path of readsOfObject) {
      void cache.invalidateQueries({
        queryKey: [path],
        predicate: ({ queryKey }) => path === api.comment.get.path || names(queryKey[1], objectIds),
      });
    }
    for (const path of objectReads.lists)
      void cache.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  }

  return {
    change(change: LiveChange): void {
      if (waiting.length === 0) setTimeout(settle, BATCH_MS + Math.random() * JITTER_MS);
      waiting.push(change);
    },
    /** Too many changes were missed: everything is stale. */
    all(): void {
      void cache.invalidateQueries();
    },
  };
}

/** Whether an answer has one of these objects somewhere. */
function shows(data: unknown, ids: ReadonlySet<string>): boolean {
  const text = JSON.stringify(data) ?? '';
  return [...ids].some((id) => text.includes(id));
}

/** Whether the input of a read names one of these objects. */
function names(input: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return Object.values(input).some((value) => typeof value === 'string' && ids.has(value));
}
