import {
  api,
  type CommentView,
  type ObjectKind,
  type OutputOf,
  placeOf,
  type ReactionCount,
  type TalkView,
} from '@garden/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { apiKey } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { readable, withChanged, withComment, withReply } from './thread-items.ts';

/** What comments are about. */
export type CommentTarget = { readonly kind: ObjectKind; readonly objectId: string };

type ThreadPage = OutputOf<typeof api.comment.gets>;
type Replies = OutputOf<typeof api.comment.get>;
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
  changeShown({ kind: object.kind, objectId: object.id }, ({ talk, ...shown }) =>
    talk ? { ...shown, talk: { ...talk, comments: talk.comments + more } } : shown,
  );
  const { isAnswered, reads } = placeOf(object.kind);
  if (!isAnswered) return;
  // Whether it is answered depends on who has commented: the server says.
  for (const path of [reads.one, ...reads.lists])
    if (path !== null) void queryClient.invalidateQueries({ queryKey: [path] });
}

/** An object as its reads show it: most keep what is said about them in `talk`. */
type Shown = {
  readonly id: string;
  readonly talk?: Pick<TalkView, 'comments' | 'reactions'>;
  readonly reactions?: ReactionCount[];
};
type Page = { readonly items: readonly Shown[] };

/** Changes an object wherever it is shown. */
function changeShown({ kind, objectId }: CommentTarget, change: (shown: Shown) => Shown): void {
  const changed = (shown: Shown) => (shown.id === objectId ? change(shown) : shown);
  const changedPage = (page: Page) => ({ ...page, items: page.items.map(changed) });
  const { one, lists } = placeOf(kind).reads;
  for (const path of [one, ...lists]) {
    if (path === null) continue;
    queryClient.setQueriesData<Shown | Page | InfiniteData<Page>>({ queryKey: [path] }, (data) => {
      if (!data) return data;
      if ('pages' in data) return { ...data, pages: data.pages.map(changedPage) };
      return 'items' in data ? changedPage(data) : changed(data);
    });
  }
}

/** Updates the reactions to an object, wherever it is shown. */
export function cacheReactions(about: CommentTarget, counts: readonly ReactionCount[]): void {
  const reactions = [...counts];
  changeShown(about, ({ talk, ...shown }) =>
    talk ? { ...shown, talk: { ...talk, reactions } } : { ...shown, reactions },
  );
}

function changePages<Page>(queryKey: readonly unknown[], change: (page: Page) => Page): void {
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}
