import {
  api,
  type CommentView,
  type DiaryView,
  type ObjectKind,
  type OutputOf,
  type ReactionCount,
  type TalkView,
} from '@garden/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { apiKey } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { changeQuotes } from '../../knowledge/quotes.shared.ts';
import { readable, withChanged, withComment, withReply } from './thread-items.ts';

/** What comments are about. */
export type CommentTarget = { readonly kind: ObjectKind; readonly objectId: string };

type ThreadPage = OutputOf<typeof api.comment.gets>;
type Replies = OutputOf<typeof api.comment.get>;
type Feed = InfiniteData<OutputOf<typeof api.diary.recently>>;
type Own = OutputOf<typeof api.comment.getMy>;

/** The pages of a thread in the cache. */
export const threadKey = ({ kind, objectId }: CommentTarget) =>
  [api.comment.gets.path, { kind, objectId }, 'pages'] as const;

/** Comments added just now, while pages between are not read yet. */
export const lateKey = (objectId: string) => ['late-comments', objectId] as const;

/** Updates a comment wherever it is shown. */
export function cacheComment(comment: CommentView): void {
  const replace = (other: CommentView) => (other.id === comment.id ? comment : other);
  changePages<ThreadPage>(apiKey(api.comment.gets), (page) => ({
    ...page,
    items: withChanged(page.items, comment),
  }));
  changePages<Own>(apiKey(api.comment.getMy), (page) => ({ ...page, items: page.items.map(replace) }));
  queryClient.setQueriesData<Replies | InfiniteData<Replies>>(
    { queryKey: apiKey(api.comment.get) },
    (data) => {
      const change = (page: Replies) => ({
        ...page,
        comment: replace(page.comment),
        items: page.items.map(replace),
      });
      return data && ('pages' in data ? { ...data, pages: data.pages.map(change) } : change(data));
    },
  );
  queryClient.setQueryData<CommentView[]>(lateKey(comment.object.id), (late) => late?.map(replace));
}

/** Adds a comment that has just been written. */
export function addComment(comment: CommentView): void {
  const about = { kind: comment.object.kind, objectId: comment.object.id };
  queryClient.setQueryData<CommentView[]>(lateKey(about.objectId), (late = []) =>
    late.some(({ id }) => id === comment.id) ? late : [...late, comment],
  );
  changePages<ThreadPage>(threadKey(about), (page) => {
    const items =
      comment.parentId !== null
        ? withReply(page.items, comment)
        : page.nextCursor === null && withComment(page.items, comment);
    return { ...page, items: items || page.items };
  });
  if (comment.parentId !== null) {
    changePages<Replies>([api.comment.get.path, { commentId: comment.parentId }, 'pages'], (page) =>
      page.nextCursor === null && !page.items.some(({ id }) => id === comment.id)
        ? { ...page, items: [...page.items, comment] }
        : page,
    );
  }
  count(comment, 1);
}

/** Updates counts when a comment is deleted or restored: before and after must be the same comment. */
export function changeState(before: CommentView, after: CommentView): void {
  cacheComment(after);
  count(after, readable(after) - readable(before));
}

function count({ object }: CommentView, more: number): void {
  changePages<ThreadPage>(threadKey({ kind: object.kind, objectId: object.id }), (page) => ({
    ...page,
    total: page.total + more,
  }));
  if (object.kind === 'curious') {
    // Whether it is answered depends on who has commented: the server says.
    void queryClient.invalidateQueries({ queryKey: apiKey(api.curious.get) });
  }
  if (object.kind === 'quote') {
    changeQuotes(({ talk, ...quote }) =>
      quote.id === object.id
        ? { ...quote, talk: { ...talk, comments: talk.comments + more } }
        : { ...quote, talk },
    );
  }
  updateDiaryTalk(object.id, (talk) => ({ ...talk, comments: talk.comments + more }));
}

/** Updates the counts below a diary, wherever it is shown. */
function updateDiaryTalk(diaryId: string, change: (talk: TalkView) => TalkView): void {
  const changed = (diary: DiaryView) =>
    diary.id === diaryId ? { ...diary, talk: change(diary.talk) } : diary;
  queryClient.setQueriesData<DiaryView>(
    { queryKey: apiKey(api.diary.get) },
    (diary) => diary && changed(diary),
  );
  queryClient.setQueriesData<Feed>(
    { queryKey: apiKey(api.diary.recently) },
    (feed) =>
      feed && {
        ...feed,
        pages: feed.pages.map((page) => ({ ...page, items: page.items.map(changed) })),
      },
  );
}

/** Updates the reactions of a diary, wherever it is shown. */
export function cacheReactions(diaryId: string, reactions: readonly ReactionCount[]): void {
  updateDiaryTalk(diaryId, (talk) => ({ ...talk, reactions: [...reactions] }));
}

function changePages<Page>(queryKey: readonly unknown[], change: (page: Page) => Page): void {
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}
