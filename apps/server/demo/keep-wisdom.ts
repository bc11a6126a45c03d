import { commentAdd } from '../src/features/conversation/comments/comment-add.ts';
import { likeLikes } from '../src/features/conversation/reactions/like-likes.ts';
import { collectionAdd } from '../src/features/knowledge/collection/collection-add.ts';
import { quotePublish } from '../src/features/knowledge/wisdom/quote-publish.ts';
import type { Context } from '../src/http/context.ts';
import { DAY, HOUR, shift } from '../src/platform/clock.ts';
import type { Published } from './talk-together.ts';

type Keeping = {
  readonly teamId: string;
  readonly published: readonly Published[];
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
};

type Beside = {
  readonly likes?: readonly string[];
  readonly said?: { readonly by: string; readonly text: string };
  /** Who collects it, with their tags. */
  readonly collected?: Readonly<Record<string, readonly string[]>>;
};

/** Lines that people wrote for the team, so many days ago. */
const written: readonly (Beside & {
  readonly by: string;
  readonly daysAgo: number;
  readonly text: string;
  readonly source?: string;
})[] = [
  {
    by: 'maya',
    daysAgo: 40,
    text: 'Promise the hour you can keep, then come ten minutes before it.',
    source: 'Dona Fernanda, Porto',
    likes: ['aiko', 'sofia', 'linmei', 'wanglei'],
    collected: { linmei: ['承诺'], aiko: ['On the phone'] },
  },
  {
    by: 'linmei',
    daysAgo: 33,
    text: '出事的时候，先问“怎么退回去”，再问“是谁改的”。',
    likes: ['wanglei', 'maya', 'tomas'],
    said: { by: 'tomas', text: 'This is item 4 of the checklist, in one line.' },
    collected: { maya: ['Calm'] },
  },
  {
    by: 'sofia',
    daysAgo: 20,
    text: 'A queue is a list of people, even when it is drawn as a chart.',
    likes: ['priya'],
  },
  {
    by: 'zhouting',
    daysAgo: 12,
    text: '摊主不看说明书，摊主看隔壁摊。',
    source: '方姐，三墩菜场',
    likes: ['linmei', 'chenxiao', 'maya'],
    said: { by: 'linmei', text: '培训就从隔壁摊开始。' },
  },
];

/** What someone learned, as a teammate took it from their diary; of a week counted from the end. */
const taken: readonly (Beside & { readonly by: string; readonly of: string; readonly week: number })[] = [
  { by: 'maya', of: 'wanglei', week: 2, likes: ['linmei', 'priya'], collected: { maya: ['Numbers'] } },
  { by: 'linmei', of: 'aiko', week: 1, likes: ['maya'], collected: { linmei: ['说话'] } },
  { by: 'tomas', of: 'linmei', week: 1, likes: ['wanglei'] },
  { by: 'zhouting', of: 'wanglei', week: 1, collected: { zhouting: [] } },
];

/** Lines that people keep for themselves. */
const own: Readonly<
  Record<string, { readonly text: string; readonly source?: string; readonly tags: string[] }>
> = {
  maya: {
    text: 'Say the number before the adjective.',
    source: 'Tomás, rehearsal',
    tags: ['Numbers', 'Talks'],
  },
  linmei: { text: '慢一点，就快一点。', tags: ['提醒自己'] },
};

/** Lets the demo team publish lines of wisdom, take some from each other's diaries, and collect what they like. */
export async function keepWisdom(keeping: Keeping): Promise<void> {
  const { teamId, published, as, now } = keeping;
  for (const { by, daysAgo, text, source, ...beside } of written) {
    const at = shift(now, -daysAgo * DAY);
    const line = { teamId, text, ...(source && { source }) };
    await addNeighbours(keeping, (await quotePublish(await as(by, at), line)).id, at, beside);
  }
  for (const { by, of, week, ...beside } of taken) {
    const { id: diaryId, entry, at } = learnedBy(published, of, week);
    const later = shift(at, HOUR) < now ? shift(at, HOUR) : now;
    const line = { teamId, diaryId, text: entry.learnings ?? '' };
    await addNeighbours(keeping, (await quotePublish(await as(by, later), line)).id, later, beside);
  }
  for (const [name, line] of Object.entries(own)) await collectionAdd(await as(name, now), line);
}

/** What someone learned in a week, or in the nearest one: which days are written depends on when the demo begins. */
function learnedBy(published: readonly Published[], author: string, week: number): Published {
  const away = ({ place }: Published) => Math.abs(Number(place.split('.')[0]) - week);
  const [nearest] = published
    .filter((each) => each.author === author && each.entry.learnings)
    .toSorted((one, other) => away(one) - away(other));
  if (!nearest) throw new Error(`${author} never learned anything`);
  return nearest;
}

async function addNeighbours(
  { as, now }: Pick<Keeping, 'as' | 'now'>,
  quoteId: string,
  at: Date,
  { likes = [], said, collected = {} }: Beside,
): Promise<void> {
  const object = { kind: 'quote', objectId: quoteId } as const;
  const soon = shift(at, HOUR) < now ? shift(at, HOUR) : now;
  for (const name of likes) await likeLikes(await as(name, soon), { ...object, emoji: '👍' });
  if (said) await commentAdd(await as(said.by, soon), { ...object, text: said.text });
  for (const [name, tags] of Object.entries(collected)) {
    await collectionAdd(await as(name, soon), { quoteId, tags: [...tags] });
  }
}
