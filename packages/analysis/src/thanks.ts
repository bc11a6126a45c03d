import { phrases } from '@garden/rubric/tables/compile';
import { holds } from './marks.ts';
import type { CitedText } from './sources.ts';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';

export type Member = { readonly id: string; readonly name: string };

/** That the writer of a sentence thanks a teammate. */
export type Thanks = { readonly fromId: string; readonly toId: string; readonly citation: CitedText };

const thanks = phrases(en.thanks, zh.thanks);
const notThanks = phrases(en.notThanks, zh.notThanks);

/** Which teammates are thanked, by a sentence that names them. */
export function thanksIn(texts: readonly CitedText[], members: readonly Member[]): Thanks[] {
  const named = members.map(({ id, name }) => ({ id, patterns: patternsOf(name, members) }));
  return texts.flatMap((citation) => {
    if (!holds(thanks, citation.text) || holds(notThanks, citation.text)) return [];
    return named
      .filter(
        ({ id, patterns }) => id !== citation.authorId && patterns.some((each) => each.test(citation.text)),
      )
      .map(({ id }) => ({ fromId: citation.authorId, toId: id, citation }));
  });
}

/** A name, or its first part where one member alone has it. */
function patternsOf(name: string, members: readonly Member[]): RegExp[] {
  const whole = name.toLowerCase();
  const [first = whole] = whole.split(/\s+/u);
  const isAlone = members.filter((each) => each.name.toLowerCase().split(/\s+/u)[0] === first).length === 1;
  return (isAlone && first !== whole ? [whole, first] : [whole]).map(
    (each) =>
      new RegExp(
        /^\p{Script=Han}/u.test(each)
          ? escaped(each)
          : `(?<![\\p{L}\\p{N}])${escaped(each)}(?![\\p{L}\\p{N}])`,
        'u',
      ),
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
