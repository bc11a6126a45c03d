import type { CollectedView } from '@garden/contract';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { maskWords } from '../../team/words/rules.ts';
import type { HydratedItem } from './store.ts';

/**
 * An item that a call has written.
 * @throws Refusal `collectedNotFound` where its owner no longer reads what it holds; nothing is written then.
 */
export function presentWritten(item: HydratedItem | null): CollectedView {
  if (!item) throw refuse('collectedNotFound');
  return presentItem(item);
}

/** An item as its owner sees it: what others wrote without the sensitive words of its teams. */
export function presentItem(item: HydratedItem): CollectedView {
  const { id, tags, createdAt } = item;
  const { kind, by, objectId, ...told } = holdingOf(item);
  const lists = by === null || by.id === item.ownerId ? [] : item.words;
  const source = kind === 'line' ? told.source : maskWords(told.source, item.words);
  return {
    id,
    kind,
    tags,
    objectId,
    text: maskWords(told.text, lists),
    source: source === '' ? null : source,
    by: by && presentPerson(by),
    createdAt: createdAt.toISOString(),
  };
}

type Holding = Pick<CollectedView, 'kind' | 'objectId' | 'text'> & {
  readonly source: string;
  readonly by: NonNullable<HydratedItem['keeper']> | null;
};

function holdingOf({
  quoteId,
  curiosityId,
  text,
  source,
  quote,
  question,
  ...people
}: HydratedItem): Holding {
  if (quote) {
    const by = people.writer ?? people.keeper;
    return { kind: 'quote', objectId: quoteId, text: quote.text, source: quote.source, by };
  }
  if (question) {
    return { kind: 'curiosity', objectId: curiosityId, text: question.text, source: '', by: people.asker };
  }
  return { kind: 'line', objectId: null, text, source, by: null };
}
