/** Where the web shows objects of a kind, and what it reads them by. */
type ObjectPlace = {
  /** The address of one, with `{id}` for its id. */
  readonly path: string;
  /** Paths of the calls that show it: by itself, and in lists, which are read again when they are next opened. */
  readonly reads: { readonly one: string | null; readonly lists: readonly string[] };
  /** Whether it says if it is answered: its reads are made again after each comment, since the server knows. */
  readonly isAnswered?: true;
};

/**
 * Everything that people talk about, like, mention others in and are notified of: one row a kind. What is said around
 * them stands in `text/object-text.ts`; how the server finds them, in the area of the kind.
 */
export const objects = {
  diary: {
    path: '/home?diary={id}',
    reads: { one: 'user/diary/get', lists: ['user/diary/recently', 'user/reading/unread'] },
  },
  curious: {
    path: '/curiosity/detail?id={id}',
    reads: { one: 'user/curious/get', lists: [] },
    isAnswered: true,
  },
  quote: {
    path: '/quotes?quote={id}',
    reads: { one: null, lists: ['user/quote/get'] },
  },
  culture: {
    path: '/department/culture?culture={id}',
    reads: { one: null, lists: ['user/culture/list'] },
  },
  news: {
    path: '/team-news?item={id}',
    reads: { one: null, lists: ['user/team/news'] },
  },
} as const satisfies Readonly<Record<string, ObjectPlace>>;

export type ObjectKind = keyof typeof objects;

/** What notices alone are about, with its address; `{team}` is the team of the notice. */
export const noticedObjects = {
  topic: '/department/topicUpdate?team={team}&topic={id}',
  newcomer: '/department/newMember?team={team}',
  mood: '/',
  questionnaire: '/department/question?team={team}&questionnaire={id}',
  application: '/application?team={team}',
  invitation: '/department',
  meeting: '/au/summary?id={id}',
} as const satisfies Readonly<Record<string, string>>;

/** What is said about an object: liked and notified of like one, and shown where the object is. */
export const COMMENT = 'comment';

const keysOf = <Key extends string>(rows: Readonly<Record<Key, unknown>>) =>
  Object.keys(rows) as [Key, ...Key[]];

// Marked as free of effects, so that a page which names no kinds carries none.
export const objectKinds = /* @__PURE__ */ keysOf(objects);
export const noticedKinds = /* @__PURE__ */ (() =>
  [...objectKinds, COMMENT, ...keysOf(noticedObjects)] as const)();
export type NoticedKind = (typeof noticedKinds)[number];

/** How objects of a kind are shown in the web, whichever it is. */
export const placeOf = (kind: ObjectKind): ObjectPlace => objects[kind];

const readsOf = /* @__PURE__ */ Object.values<ObjectPlace>(objects).map(({ reads }) => reads);

/** Paths of the calls that show objects of any kind. */
export const objectReads = {
  one: readsOf.flatMap(({ one }) => one ?? []),
  lists: readsOf.flatMap(({ lists }) => lists),
} as const;

/** The kind that a browser has kept with something; earlier builds kept none, when all talk was about diaries. */
export const keptKind = (kept: unknown): ObjectKind => objectKinds.find((kind) => kind === kept) ?? 'diary';
