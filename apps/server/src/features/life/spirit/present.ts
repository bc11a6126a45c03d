import type { MemberRole, TeamSpiritView } from '@garden/contract';
import { maskWords } from '../../team/words/rules.ts';
import { presentCitation } from '../summary/rules.ts';
import type { ReadDiary } from '../summary/store.ts';
import { mayUnmark } from './policy.ts';
import { SHOWN } from './rules.ts';
import type { KnownSentence } from './sentences.task.ts';
import type { MarkedSentence, SpiritMark } from './store.ts';

type Reader = { readonly userId: string; readonly role: MemberRole };

/** The sentences of one watchword as this reader sees them; those that were edited away are not there. */
export function presentLately(
  marked: readonly MarkedSentence[],
  sentences: readonly KnownSentence[],
  reader: Reader,
): TeamSpiritView['words'][number]['lately'] {
  return marked
    .flatMap(({ ref, markedBy, diary }) => {
      const sentence = sentences.find((each) => each.sourceId === diary.id && each.ref === ref);
      if (!sentence) return [];
      const showing = { readerId: reader.userId, diaries: new Map([[diary.id, diary]]) };
      const can = { remove: mayUnmark({ authorId: diary.authorId, markedBy }, reader) };
      return presentCitation(sentence, showing).map((citation) => ({ ref, citation, can }));
    })
    .slice(0, SHOWN);
}

type Asked = {
  readonly diary: ReadDiary;
  readonly allowed: boolean;
  readonly marks: readonly Pick<SpiritMark, 'wordId' | 'ref' | 'markedBy'>[];
};

/** The sentences of a diary as this reader may mark them. */
export function presentAsked(
  { diary, allowed, marks }: Asked,
  sentences: readonly KnownSentence[],
  reader: Reader,
): NonNullable<TeamSpiritView['asked']> {
  const isOwn = diary.authorId === reader.userId;
  return {
    allowed,
    sentences: sentences
      .filter(({ sourceId }) => sourceId === diary.id)
      .map(({ ref, shown }) => ({
        ref,
        text: isOwn ? shown : maskWords(shown, diary.words),
        marks: marks
          .filter((mark) => mark.ref === ref)
          .map(({ wordId, markedBy }) => ({
            wordId,
            can: { remove: mayUnmark({ authorId: diary.authorId, markedBy }, reader) },
          })),
      })),
    can: { mark: allowed && !isOwn },
  };
}
