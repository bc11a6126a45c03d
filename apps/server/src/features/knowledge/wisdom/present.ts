import type { QuoteView } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import type { Reader } from '../../diary/policy.ts';
import { maskWords } from '../../team/words/rules.ts';
import type { HydratedQuote } from './list.store.ts';
import { authorOf, concerns } from './policy.ts';

/** A line as this reader sees it: without the sensitive words of its team for all but the person whose words they are. */
export function presentQuote(quote: HydratedQuote, { userId, teamIds }: Reader): QuoteView {
  const { id, teamId, day, createdAt, keeper, writer, diary, talk, collectedAs } = quote;
  const words = authorOf(quote) === userId ? [] : quote.words;
  const source = quote.keeperId === userId ? quote.source : maskWords(quote.source, quote.words);
  return {
    id,
    teamId,
    day,
    collectedAs,
    text: maskWords(quote.text, words),
    source: source === '' ? null : source,
    keeper: presentPerson(keeper),
    writer: writer && presentPerson(writer),
    diary,
    createdAt: createdAt.toISOString(),
    talk: { comments: talk.comments, reactions: talk.reactions },
    can: { comment: teamIds.includes(teamId), delete: concerns(quote, userId) },
  };
}
