import type { Said } from './said.ts';
import type { DemoEntry } from './story.ts';

type Language = 'en' | 'zh';
type Lines = Readonly<Record<Language, readonly string[]>>;

/** An entry that someone may answer. */
export type Answerable = { readonly author: string; readonly place: string; readonly entry: DemoEntry };

/** What is said about an entry, and who reacted. */
export type EverydayTalk = {
  readonly said: readonly Said[];
  readonly reactions: readonly (readonly [by: string, emoji: string])[];
};

/** Said about what someone has learned. */
const onLearning: Lines = {
  en: [
    'I’m borrowing that last line for my own list.',
    'Learned the same thing last spring, only it took me three weeks longer.',
    'This belongs on the card by the door.',
    'Can you say that again at the Monday round? Two people need to hear it.',
    'Simple, and I would never have written it down. Thank you.',
    'I tried the opposite once. You are right.',
    'That one goes into the welcome page for the next newcomer.',
    'Reading this twice.',
    'Worth more than the whole course I sat through in March.',
    'We should test whether it holds in the other city too.',
  ],
  zh: [
    '这句我抄下来了。',
    '同样的坑我去年也踩过，早看到就好了。',
    '周一早会能再讲一遍吗？有两个人正需要。',
    '话不多，句句在点上。',
    '我们这边也验证过，确实如此。',
    '这条可以写进新人手册。',
    '看完想起上个月那件事，原来根子在这里。',
    '读了两遍，受教了。',
    '下次遇到类似的，我先来问你。',
    '能不能换到我们这边也试一次？',
  ],
};

/** Said about what someone is about to do. */
const onNext: Lines = {
  en: [
    'Shout if you want a second pair of eyes on that.',
    'I have half an hour tomorrow after ten, if it helps.',
    'Start with the second one, the first will be easier after it.',
    'Who else should know before you begin?',
    'I did something like it in the pilot, my notes are in the folder.',
    'Good order. I would only leave more time for the last.',
    'Tell me when it is done, then I can close mine.',
    'Looking forward to this one.',
    'Take me along, I have never seen it done.',
    'If the phone rings again, pass it to me.',
  ],
  zh: [
    '需要人一起看的话叫我。',
    '明天十点以后我有半小时，可以搭把手。',
    '建议先做第二件，第一件就顺了。',
    '试点时我做过类似的，笔记放在共享文件夹里。',
    '做完告诉我一声，我这边等着接。',
    '带上我，我想看看是怎么做的。',
    '别忘了跟里斯本那边也打个招呼。',
    '安排得很清楚，最后一项多留点时间。',
    '有进展随时说，我这边可以配合。',
    '电话再响就转给我吧。',
  ],
};

/** Said about a day as a whole. */
const onDay: Lines = {
  en: [
    'What a day. Go home.',
    'I could see it happen while I read. Thank you for the detail.',
    'So that was the noise on the second floor.',
    'You make it sound easy. It was not.',
    'The number surprised me. Was it the same last week?',
    'Told the shop, they are happy someone noticed.',
    'Glad you were the one who picked up.',
    'Same here, by the way. Shall we compare on Thursday?',
    'That is the first time I understand why it takes so long.',
    'I laughed out loud in the tram.',
    'And no one noticed how much work was behind it. I did.',
    'Did they say anything about the delivery note?',
    'Quietly one of the best days of this month.',
    'Noted for the Friday summary.',
    'Thank you for staying until it was sorted.',
    'Next time ask me earlier, I was bored until four.',
  ],
  zh: [
    '辛苦了，今天早点休息。',
    '看得出花了不少心思。',
    '原来如此，我还纳闷怎么突然快了。',
    '这个数字我没想到，上周也这样吗？',
    '店家那边我去说，他们会高兴的。',
    '多亏你接了那个电话。',
    '我这边也遇到了，周四对一下？',
    '读着像在现场一样。',
    '在地铁上看笑了。',
    '记下了，周五汇总时用。',
    '这件事换我可能就放过去了。',
    '谢谢你把细节写下来，后面的人省事了。',
    '司机师傅那边反应怎么样？',
    '这个月最踏实的一天。',
    '下次早点叫我，我下午正好有空。',
    '说得轻松，做起来可不轻松。',
  ],
};

/** What its writer says to an answer. */
const back: Lines = {
  en: [
    'Gladly.',
    'Tomorrow at ten, then.',
    'Thank you, I needed that.',
    'Done, look again.',
    'You’re on.',
    'I will.',
  ],
  zh: [
    '好的，谢谢！',
    '那明天十点见。',
    '说定了。',
    '已经改好了，你再看看。',
    '一言为定。',
    '好，我记下了。',
  ],
};

/** Said without a name. */
const unnamed: Lines = {
  en: [
    'I would have liked to hear about this before it was decided.',
    'Thank you for saying openly that it went wrong. It makes it easier for others.',
    'Could we try one week without the late call? Some of us have children to collect.',
  ],
  zh: [
    '这件事其实大家都有感觉，谢谢你先写出来。',
    '希望下次决定之前能先问问值班的人。',
    '能不能少一个晚上的会？接孩子有点赶。',
  ],
};

const EMOJI = ['👍', '👍', '👍', '🎉', '😄', '❤️'] as const;

/** Of a hundred entries so many are answered. */
const ANSWERED = 62;

/**
 * What a team says about the entries of its everyday: most are answered by one or two people and many have a reaction.
 * The same entries always get the same words; no sentence comes twice before all of its kind have come.
 * @param people by language, in a fixed order
 * @param isOld whether an entry is old enough for an anonymous comment to be shown by now
 */
export function everydayTalk(people: Readonly<Record<string, Language>>, isOld: (of: Answerable) => boolean) {
  const names = Object.keys(people);
  const used = new Map<readonly string[], number>();
  const next = (lines: readonly string[]): string => {
    const at = used.get(lines) ?? 0;
    used.set(lines, at + 1);
    return lines[at % lines.length] ?? '';
  };
  let unnamedSaid = 0;
  return (about: Answerable): EverydayTalk => {
    const { author, place, entry } = about;
    const chance = chanceOf(`${author} ${place}`);
    const others = names.filter((name) => name !== author);
    const nth = (index: number) => others[(Math.floor(chance * 97) + index * 5) % others.length] ?? '';
    const reactions = Array.from({ length: Math.floor(chanceOf(`${place} ${author}`) * 4) }, (_, index) => {
      const emoji = EMOJI[Math.floor(chanceOf(`${author}${place}${index}`) * EMOJI.length)] ?? '👍';
      return [nth(index + 3), emoji] as const;
    });
    if (chance * 100 >= ANSWERED) return { said: [], reactions };
    const by = nth(0);
    const lines = linesFor(entry, chance);
    const replies =
      chanceOf(`back ${author} ${place}`) < 0.35
        ? [{ by: author, text: next(back[people[author] ?? 'en']) }]
        : [];
    const said: Said[] = [{ by, text: next(lines[people[by] ?? 'en']), replies }];
    if (chance < 0.15) said.push({ by: nth(1), text: next(onDay[people[nth(1)] ?? 'en']) });
    if (isOld(about) && unnamedSaid < 6 && chanceOf(`unnamed ${author} ${place}`) < 0.12) {
      unnamedSaid += 1;
      said.push({ by: nth(2), anonymous: true, text: next(unnamed[people[nth(2)] ?? 'en']) });
    }
    return { said, reactions };
  };
}

function linesFor(entry: DemoEntry, chance: number): Lines {
  if (entry.learnings && chance < 0.25) return onLearning;
  return entry.nextTasks?.length && chance < 0.45 ? onNext : onDay;
}

/** A number from 0 to 1 that a text always gives. */
function chanceOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  // The last characters differ alone, and must reach the first bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_00_00_00_00;
}
