import { phrases } from '@garden/rubric/tables/compile';
import { holds } from '../marks.ts';
import type { CitedText } from '../sources.ts';
import { type Tone, toneOf } from './tone.ts';

/** What may help with a line: this time instead of always, what happened instead of what someone is, a friend's eye, company. */
export type ToneHint = 'thisTime' | 'happened' | 'friend' | 'company';

export type ToneLine = {
  readonly sentence: CitedText;
  readonly tone: Exclude<Tone, 'fine'>;
  readonly hint: ToneHint;
};

const always = phrases(
  `
always|never|every (?:single )?time|constantly|everyone|everybody|no ?body|no one|all of them|the whole (?:team|shift|department)`,
  '总是|从来|永远|每次|老是|一直都|一向|全是|都是|谁都|没一个|没有一个|一天到晚',
);
const ofOneself = phrases(
  `
(?:i'm|i am|i was|i feel|i felt|makes me) (?:w+ ){0,3}(?:useless|stupid|dumb|worthless|hopeless|incapable|a failure|a fraud|an idiot|a burden|not good enough|no good)
i (?:can't do anything|ruin|ruined|fail|failed|mess up|don't deserve|hate myself)`,
  '我(?:真|太|就是|真是|是|是个|果然|简直|好像)*(?:没用|废物|废|蠢|笨|失败|差劲|无能|不配|累赘|不行|不够好)|拖后腿|恨自己|讨厌自己|怪自己|配不上',
);

/** Sentences that read harsh or low, each with what may help; for their author alone. */
export const toneLinesOf = (texts: readonly CitedText[]): ToneLine[] =>
  texts.flatMap((sentence) => {
    const tone = toneOf(sentence.shown);
    return tone === 'fine' ? [] : [{ sentence, tone, hint: hintOf(tone, sentence.text) }];
  });

function hintOf(tone: ToneLine['tone'], text: string): ToneHint {
  if (tone === 'harsh') return holds(always, text) ? 'thisTime' : 'happened';
  return holds(ofOneself, text) ? 'friend' : 'company';
}
