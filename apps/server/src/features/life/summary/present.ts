import type { CitedText } from '@garden/analysis';
import type { TeamSummaryView } from '@garden/contract';
import type { TeamFindings } from '../../../platform/analysis/analysis.ts';
import { presentPerson } from '../../account/rules.ts';
import { isSensitive, oneOfEach, presentCitation, refOfSentence, refOfTheme, type Showing } from './rules.ts';
import type { NamedMember } from './store.ts';

/** As much as a summary shows of each kind, and of the sentences of a theme. */
const SHOWN = { themes: 7, citations: 3, sentences: 9 } as const;

type Found = Pick<TeamSummaryView, 'themes' | 'blockers' | 'thanks' | 'questions'>;

/** What was found, without what is marked as wrong. */
export function presentFindings(
  { themes, blockers, thanks, questions }: TeamFindings,
  members: readonly NamedMember[],
  marked: ReadonlySet<string>,
  showing: Showing,
): Found {
  const isRight = ({ ref }: { readonly ref: string }) => !marked.has(ref);
  const cite = (sentence: CitedText) => presentCitation(sentence, showing);
  const people = new Map(members.map((member) => [member.id, member]));
  return {
    themes: themes
      .filter(({ phrase, citations }) => !isSensitive(phrase, citations, showing))
      .map(({ key, phrase, people, citations }) => ({
        ref: refOfTheme(key),
        phrase,
        people,
        citations: oneOfEach(citations, SHOWN.citations).flatMap(cite),
      }))
      .filter(isRight)
      .slice(0, SHOWN.themes),
    blockers: blockers
      .flatMap((sentence) =>
        cite(sentence).map((citation) => ({ ref: refOfSentence('blocker', sentence), citation })),
      )
      .filter(isRight)
      .slice(0, SHOWN.sentences),
    thanks: thanks
      .flatMap(({ toId, citation: sentence }) => {
        const to = people.get(toId);
        if (!to) return [];
        const ref = refOfSentence('thanks', sentence);
        return cite(sentence).map((citation) => ({ ref, to: presentPerson(to), citation }));
      })
      .filter(isRight)
      .slice(0, SHOWN.sentences),
    questions: questions.flatMap(cite).slice(0, SHOWN.sentences),
  };
}
