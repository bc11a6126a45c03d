import { commentAdd } from '../src/features/conversation/comments/comment-add.ts';
import { likeLikes } from '../src/features/conversation/reactions/like-likes.ts';
import { cultureAdd } from '../src/features/life/culture/culture-add.ts';
import { cultureLink } from '../src/features/life/culture/culture-link.ts';
import { cultureUpdate } from '../src/features/life/culture/culture-update.ts';
import type { Context } from '../src/http/context.ts';
import { DAY, HOUR, shift } from '../src/platform/clock.ts';
import type { Published } from './talk-together.ts';

type Standing = {
  readonly teamId: string;
  readonly published: readonly Published[];
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
};

/** What administrators of the demo team wrote, and what others made of it. */
const entries: readonly {
  readonly by: string;
  readonly title: string;
  readonly content: string;
  readonly likes: readonly string[];
  readonly said?: { readonly by: string; readonly text: string };
  /** Whose newest diary someone found to live it. */
  readonly lived: readonly { readonly of: string; readonly by: string }[];
}[] = [
  {
    by: 'maya',
    title: 'We go and look',
    content:
      'Before we decide for someone, we stand where they stand: **at the stall, on the phone, in the queue.**\n\n- Ask what they did yesterday, not what they would like.\n- Write down their words, not ours.',
    likes: ['aiko', 'tomas', 'linmei', 'zhouting'],
    said: { by: 'aiko', text: 'I read this to every new colleague on their first day.' },
    lived: [
      { of: 'zhouting', by: 'maya' },
      { of: 'aiko', by: 'linmei' },
    ],
  },
  {
    by: 'linmei',
    title: '先止血，再找原因',
    content:
      '出了问题，先让客户能继续用，再一起弄清楚为什么。\n\n- 第一句话问“怎么退回去”。\n- 复盘写的是**过程**，不写是谁。',
    likes: ['wanglei', 'maya', 'chenxiao'],
    lived: [{ of: 'wanglei', by: 'linmei' }],
  },
  {
    by: 'maya',
    title: 'Small and whole',
    content: 'A small thing that works today is worth more than a large one that almost does.',
    likes: ['priya'],
    lived: [],
  },
];

/** Lets the administrators of the demo team write down what it stands for, and others link diaries that live it. */
export async function standFor({ teamId, published, as, now }: Standing): Promise<void> {
  const since = shift(now, -20 * DAY);
  for (const { by, title, content, likes, said, lived } of entries) {
    const { id } = await cultureAdd(await as(by, since), { teamId, title, content });
    const object = { kind: 'culture', objectId: id } as const;
    const later = shift(since, HOUR);
    for (const name of likes) await likeLikes(await as(name, later), { ...object, emoji: '👍' });
    if (said) await commentAdd(await as(said.by, later), { ...object, text: said.text });
    for (const link of lived) {
      const newest = published.findLast(({ author }) => author === link.of);
      if (newest)
        await cultureLink(await as(link.by, now), { cultureId: id, diaryId: newest.id, undo: false });
    }
    // One was worded anew since, so that there is an earlier version to read.
    if (title === 'Small and whole') {
      const clearer = `${content}\n\nWe cut until it fits into one day, and show it that day.`;
      await cultureUpdate(await as(by, later), { cultureId: id, version: 1, content: clearer });
    }
  }
}
