import { type Api, type OutputOf, type TopicView, withoutPrivateLines } from '@garden/contract';
import { presentPerson } from '../account/person.rules.ts';
import { administers } from '../team/policy.ts';
import type { Standing } from '../team/standing.store.ts';
import { maskMarkdown } from '../team/words.rules.ts';
import type { WordsByTeam } from '../team/words.store.ts';
import { stateOf } from './topic.rules.ts';
import type { TopicRow } from './topic.store.ts';
import type { AnswerRow } from './topic-answers.store.ts';

/** A topic as a member of its team sees it. */
export function presentTopic(topic: TopicRow, { role }: Pick<Standing, 'role'>, today: string): TopicView {
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

/** An answer as this reader sees it; without its private lines and sensitive words, but to its author. */
export function presentAnswer(
  { diaryId, author, day, teamIds, text }: AnswerRow,
  readerId: string,
  words: WordsByTeam,
): AnswerView {
  const lists = teamIds.flatMap((teamId) => words.get(teamId) ?? []);
  const shown = author.id === readerId ? text : maskMarkdown(withoutPrivateLines(text), lists);
  return { diaryId, author: presentPerson(author), day, text: shown };
}
