import type { QuestionView } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { presentImage } from '../../diary/pictures/rules.ts';
import { maskMarkdown, maskWords } from '../../team/words/rules.ts';
import { mayDelete, maySettle, type QuestionReader, teamsShared } from './policy.ts';
import type { HydratedQuestion } from './shown.store.ts';

/** The question alone as this reader sees it. */
export function questionShown(
  { askerId, question, lists }: HydratedQuestion,
  reader: QuestionReader,
): string {
  return maskWords(question, askerId === reader.userId ? [] : lists);
}

/** A question as this reader sees it: sensitive words of all of its teams are masked for all but its asker. */
export function presentQuestion(question: HydratedQuestion, reader: QuestionReader): QuestionView {
  const isOwn = question.askerId === reader.userId;
  const lists = isOwn ? [] : question.lists;
  const teamIds = teamsShared(question, reader);
  const settle = maySettle(question, reader);
  const { accepted, talk } = question;
  return {
    id: question.id,
    asker: presentPerson(question.asker),
    day: question.day,
    question: questionShown(question, reader),
    detail: maskMarkdown(question.detail, lists),
    images: question.images.map((image) => ({ ...presentImage(image), alt: maskWords(image.alt, lists) })),
    teamIds,
    diaryId: question.diaryId,
    solvedAt: question.solvedAt?.toISOString() ?? null,
    accepted: accepted && {
      commentId: accepted.commentId,
      author: accepted.author && presentPerson(accepted.author),
      text:
        accepted.author?.id === reader.userId ? accepted.text : maskMarkdown(accepted.text, question.lists),
    },
    helped: question.helped,
    asked: question.asked.map(presentPerson),
    comments: talk.comments,
    answered: talk.answered,
    reactions: talk.reactions,
    collectedAs: question.collectedAs,
    createdAt: question.createdAt.toISOString(),
    can: {
      edit: settle,
      delete: mayDelete(question, reader),
      settle,
      thank: settle && accepted !== null && question.helped === null,
      comment: teamIds.length > 0,
    },
  };
}
