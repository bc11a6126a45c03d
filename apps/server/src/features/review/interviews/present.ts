import type { InterviewItem } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { monthOfFirst } from '../store.ts';
import { isSide, mayClose, mayRecord, readsReason, readsRecord, seesMean } from './policy.ts';
import type { InterviewRow, Version } from './store.ts';

const toContent = ({ version, heldOn, said, steps, words }: Omit<Version, 'writer' | 'writtenAt'>) => ({
  version,
  heldOn,
  said,
  words,
  steps: steps.map(({ text, day }) => ({ text, day })),
});

/** A member's interview as one reader sees it: what was said is for its two sides, and who could have held it. */
export function presentInterview(row: InterviewRow, readerId: string): InterviewItem {
  const [newest] = row.versions;
  const { answers, version, supervisor, closed } = row;
  const side = isSide(row, readerId);
  const answered = answers.some((answer) => answer.version === version && answer.person.id === readerId);
  return {
    person: presentPerson(row.person),
    month: monthOfFirst(row.month),
    state: version > 0 ? 'interviewed' : closed ? 'none' : 'needed',
    mean: seesMean(row, readerId) ? Math.round(10 * row.mean) / 10 : null,
    record:
      readsRecord(row, readerId) && newest && supervisor
        ? {
            ...toContent(newest),
            supervisor: presentPerson(supervisor),
            readers: row.readers.map(presentPerson),
            versions: row.versions.map((each) => ({
              ...toContent(each),
              writer: presentPerson(each.writer),
              writtenAt: new Date(each.writtenAt).toISOString(),
            })),
            answers: answers.map(({ person, accepted, reason, at, version: of }) => ({
              accepted,
              reason,
              version: of,
              person: presentPerson(person),
              at: new Date(at).toISOString(),
            })),
          }
        : null,
    closed: closed && {
      by: presentPerson(closed.by),
      at: new Date(closed.at).toISOString(),
      reason: readsReason(row, readerId) ? closed.reason : null,
    },
    can: {
      record: !closed && mayRecord(row, readerId),
      close: !closed && version === 0 && mayClose(row, readerId),
      reopen: closed !== null && mayClose(row, readerId),
      write: version > 0 && row.memberId === readerId,
      sign: version > 0 && side && !answered,
    },
  };
}

/** A member whose month asks for no interview. */
export function presentNone(person: Parameters<typeof presentPerson>[0], month: string): InterviewItem {
  const can = { record: false, close: false, reopen: false, write: false, sign: false };
  return { person: presentPerson(person), month, state: 'none', mean: null, record: null, closed: null, can };
}
