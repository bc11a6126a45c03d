import { stem } from '@garden/rubric/words';
import type { Member } from '../thanks.ts';
import { numbersIn } from './numbers.ts';

/** Words that begin an English sentence and name no one. */
const FIRST_WORDS = new Set(
  (
    'the a an this that these those there it its they their we our us you your he she his her my some several many most both each every all any one two ' +
    'what when where who how why if while after before during because since as at in on by for from to with without over under about between and but or so ' +
    'not no never none more less much few others another work time team people customers recently finally often mostly overall together later first then now said say tell ask write name add'
  ).split(' '),
);
/** What a name at the beginning of a sentence is followed by. */
const BEHIND_A_NAME =
  /^(?:is|was|were|has|had|will|does|did|and|who|also|then|can|could|got|took|made|went|gave|wrote|found|met|told|left|ran|kept|built|sent|led|\w+ed|\w+s)$/u;
/** How a sentence begins with what was done. */
const DONE = /^\w{3,}(?:ed|ing|tion|ment|ness)$/u;

const FAMILY = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕';
const CALLED = new RegExp(
  [
    String.raw`[老小阿]\p{Script=Han}`,
    `[${FAMILY}](?:总|姐|哥|工|师傅|老师|先生|女士|太太|经理)`,
    String.raw`[${FAMILY}]\p{Script=Han}{1,2}?(?=说|负责|完成|提出|帮|修|把|和|与|在|认为|建议|已|没|不|做|写|让|给|要|会|将|想|来|去|也|正|还|因|被|能|可|应|向|对|用|从|是|有|离|走|忘|丢|偷|拒|得)`,
  ].join('|'),
  'gu',
);
/** What reads like the name of someone and is none. */
const NO_NAME =
  /^(?:老板|老客|老师|小时|小组|小心|小麦|小型|小步|小结|小店|小车|阿姨|马上|许多|高度|曾经|于是|程序|周末|何时|何况|高效|高级|周期|周围|黄金)/u;

/**
 * The names in a plain claim: Latin words with a capital where no sentence begins, or that are no words of any day there, and
 * what colleagues call each other by in Chinese, where every Latin word is one, too. Rather one too many: what is named has
 * to stand in what is cited.
 */
export function namesNamed(claim: string): string[] {
  const isChinese = /\p{Script=Han}/u.test(claim);
  const han = [...claim.matchAll(CALLED)].map(([name]) => name).filter((name) => !NO_NAME.test(name));
  const words = [...claim.matchAll(/[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}\d'-]*/gu)].map(
    ({ 0: word, index }) => ({
      word: word.replace(/'s?$/u, ''),
      isPossessive: word.endsWith("'s"),
      isFirst: /^(?:.*[.!?:"(]\s*)?$/u.test(claim.slice(0, index)),
    }),
  );
  const latin = words.flatMap(({ word, isFirst, isPossessive }, at) => {
    if (isChinese) return word.length > 1 ? [word] : [];
    if (!/\p{Lu}/u.test(word) || /^I(?:'\w+)?$/u.test(word)) return [];
    // Capitals inside a word are those of a name wherever it stands.
    if (!isFirst || isPossessive || /^.+\p{Lu}/u.test(word)) return [word];
    if (FIRST_WORDS.has(word.toLowerCase()) || DONE.test(word) || numbersIn(word).length > 0) return [];
    return BEHIND_A_NAME.test(words[at + 1]?.word ?? '') ? [word] : [];
  });
  return [...han, ...latin];
}

/** Whether a name stands in a text as a word of it, in whatever form. */
export function standsIn(name: string, text: string): boolean {
  const [wanted, lower] = [name.toLowerCase(), text.toLowerCase()];
  if (!/^[\p{Script=Latin}\d]/u.test(wanted)) return lower.includes(wanted);
  const words = lower.match(/[\p{Script=Latin}\p{M}\d]+/gu) ?? [];
  const row = wanted.match(/[\p{Script=Latin}\p{M}\d]+/gu) ?? [];
  return words.some((_, at) => row.every((word, nth) => stem(words[at + nth] ?? '') === stem(word)));
}

/** The members that a text names, by their whole name or a part of it. */
export const membersIn = (text: string, people: readonly Member[]): Member[] =>
  people.filter(({ name }) => partsOf(name).some((part) => standsIn(part, text)));

/** What someone is called by: their whole name, its parts, and of a Chinese one what comes behind the family’s. */
export const partsOf = (name: string): string[] => [
  name,
  ...name.split(/\s+/u).filter((part) => part.length > 1),
  ...(/^\p{Script=Han}{3,4}$/u.test(name) ? [name.slice(1)] : []),
];
