import { type Calendar, type DiaryDay, dayAt } from '@garden/calendar';
import type { MemberRole, NewcomerGuide, NewcomerView } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { workingDayOf } from '../../diary/days/rules.ts';
import { administers, oversees } from '../../team/policy.ts';
import type { Seeing } from '../../team/store.ts';
import { newcomerAbilities, readsConfused, seesBuddy } from './policy.ts';
import { answerStateOf } from './rules.ts';
import type { Guide, NewcomerRow } from './store.ts';

type Viewer = Seeing & { readonly userId: string; readonly role: MemberRole };
type Days = { readonly today: DiaryDay; readonly calendar: Calendar };

/** A newcomer as a member of their team sees them. */
export function presentNewcomer(row: NewcomerRow, viewer: Viewer, { today, calendar }: Days): NewcomerView {
  const { person, joinedAt, buddy, confused, confidantId, diaries } = row;
  const tended = { userId: person.id, buddy };
  const joinedOn = dayAt(joinedAt, calendar);
  const isTheirs = oversees(viewer) || viewer.userId === person.id || viewer.userId === buddy?.id;
  return {
    person: presentPerson(person),
    joinedOn,
    workingDay: Math.max(1, workingDayOf(joinedOn, today, calendar)),
    diaries: diaries.map(({ id, day, publishedAt, answeredOn }) => ({
      id,
      day,
      answer: answerStateOf({ publishedAt: new Date(publishedAt), answeredOn }, today, calendar),
    })),
    buddy:
      buddy && seesBuddy(viewer, tended)
        ? {
            person: presentPerson(buddy),
            accepted: buddy.acceptedAt !== null,
            done: isTheirs ? [...buddy.done] : null,
          }
        : null,
    confused: readsConfused(viewer, { userId: person.id, confidantId }) ? confused : null,
    can: newcomerAbilities(viewer, tended),
  };
}

/** What a team says to its newcomers, as a member sees it. */
export function presentGuide(guide: Guide | null, role: MemberRole): NewcomerGuide {
  const { prompts = null, checklist = null, version = 0 } = guide ?? {};
  return {
    prompts: prompts && [...prompts],
    checklist: checklist && [...checklist],
    version,
    can: { edit: administers(role) },
  };
}
