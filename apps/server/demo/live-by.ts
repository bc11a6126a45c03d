import { teamChooseSpirit } from '../src/features/life/spirit/team-choose-spirit.ts';
import { teamGetTeamSpirit } from '../src/features/life/spirit/team-get-team-spirit.ts';
import { teamMarkSpirit } from '../src/features/life/spirit/team-mark-spirit.ts';
import { teamSetTeamSpirit } from '../src/features/life/spirit/team-set-team-spirit.ts';
import type { Context } from '../src/http/context.ts';
import { DAY, shift } from '../src/platform/clock.ts';
import type { Published } from './talk-together.ts';

type Living = {
  readonly teamId: string;
  readonly published: readonly Published[];
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
};

/** What the demo team lives by, and in whose newest diary someone found it. */
const watchwords: readonly {
  readonly text: string;
  readonly meaning: string;
  readonly found: readonly { readonly of: string; readonly by: string }[];
}[] = [
  {
    text: 'Go and look',
    meaning: 'At the stall, on the phone, in the queue.',
    found: [
      { of: 'aiko', by: 'tomas' },
      { of: 'zhouting', by: 'maya' },
    ],
  },
  { text: '说到做到', meaning: '答应的事写下来，做完说一声。', found: [{ of: 'wanglei', by: 'linmei' }] },
  { text: 'Small and whole', meaning: '', found: [] },
];

/** Lets the demo team write its watchwords, and its members mark sentences of those who allow it. */
export async function liveBy({ teamId, published, as, now }: Living): Promise<void> {
  const since = shift(now, -30 * DAY);
  const wish = watchwords.map(({ text, meaning }) => ({ text, meaning }));
  const { words } = await teamSetTeamSpirit(await as('maya', since), { teamId, version: 0, words: wish });
  for (const { text, found } of watchwords) {
    const wordId = words.find((word) => word.text === text)?.id ?? '';
    for (const { of, by } of found) {
      await teamChooseSpirit(await as(of, since), { allows: true });
      const diaryId = published.findLast(({ author }) => author === of)?.id;
      if (diaryId === undefined) continue;
      const reader = await as(by, now);
      const { asked } = await teamGetTeamSpirit(reader, { teamId, diaryId });
      const ref =
        asked?.sentences.find((sentence) => sentence.text.length > 20)?.ref ?? asked?.sentences[0]?.ref;
      if (ref !== undefined) await teamMarkSpirit(reader, { teamId, wordId, diaryId, ref });
    }
  }
}
