import { type Api, type OutputOf, type TopicView, withoutPrivateLines } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import type { MembershipContext } from '../../team/membership/store.ts';
import { administers } from '../../team/policy.ts';
import { maskMarkdown } from '../../team/words/rules.ts';
import type { WordsByTeam } from '../../team/words/store.ts';
import type { AnswerRow } from './answers.store.ts';
import { stateOf } from './rules.ts';
import type { TopicRow } from './store.ts';

/** A topic as a member of its team sees it. */
export function presentTopic(
  topic: TopicRow,
  { role }: Pick<MembershipContext, 'role'>,
  today: string,
): TopicView {
  const { id, teamId, title, prompt, startsOn, endsOn, departmentIds, answers } = topic;
  return {
    id,
    teamId,
    title,
    prompt,
    from: startsOn,
    to: endsOn,
    departmentIds,
    answers,
    state: stateOf(topic, today),
    can: { edit: administers(role) },
  };
}

type AnswerView = OutputOf<Api['activity']['answers']>['items'][number];

/** What of an answer is there for someone: all of it for its author, for others what is not private. */
export function textFor(readerId: string, { author, text }: Pick<AnswerRow, 'author' | 'text'>): string {
  return author.id === readerId ? text : withoutPrivateLines(text);
}

/** An answer as this reader sees it; without its private lines and sensitive words, but to its author. */
export function presentAnswer(answer: AnswerRow, readerId: string, words: WordsByTeam): AnswerView {
  const { diaryId, author, day, teamIds } = answer;
  const text = textFor(readerId, answer);
  const lists = teamIds.flatMap((teamId) => words.get(teamId) ?? []);
  const shown = author.id === readerId ? text : maskMarkdown(text, lists);
  return { diaryId, author: presentPerson(author), day, text: shown };
}
