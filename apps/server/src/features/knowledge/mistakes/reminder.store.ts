import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { vacations } from '../../../db/schema/diary.ts';
import { guidelines, improvements } from '../../../db/schema/handbook.ts';
import { mistakeAnswers, mistakes } from '../../../db/schema/knowledge.ts';
import type { ReminderColumns, Reminders } from '../../diary/writing/hooks.ts';

/** Guidelines that the editor shows at once. */
const MOST_GUIDELINES = 10;
/** Mistakes of the week before that are offered. */
const MOST_LAST_WEEK = 20;

/**
 * What someone wants the editor of a day to remind them of: guidelines of the weekday; today alone, and not on vacation,
 * the question about a mistake that has been due longest, unless they have answered one today; what they do better at
 * present; the mistakes of the week before, where those are asked for.
 */
export function remindersOf({ userId, day, today, lastWeek }: ReminderColumns): SQL<Reminders> {
  return sql`json_build_object(
    'guidelines', (
      select coalesce(json_agg(json_build_object(
        'id', shown.id, 'title', shown.title, 'category', shown.category, 'content', shown.content
      )), '[]')
      from (
        select rule.id, rule.title, rule.category, rule.content from ${guidelines} as rule
        where rule.owner_id = ${userId} and rule.deleted_at is null
          and extract(isodow from ${day})::smallint = any (rule.weekdays)
        order by rule.pinned desc, rule.position, rule.id limit ${sql.raw(String(MOST_GUIDELINES))}
      ) as shown
    ),
    'mistake', (
      select json_build_object(
        'id', due.id, 'text', due.text, 'day', due.day, 'instead', due.instead, 'askedOn', due.next_on, 'times', due.times,
        'guideline', (
          select json_build_object('id', rule.id, 'title', rule.title) from ${guidelines} as rule
          where rule.id = due.guideline_id and rule.deleted_at is null
        )
      )
      from ${mistakes} as due
      where due.owner_id = ${userId} and due.deleted_at is null and due.next_on <= ${today} and ${day} = ${today}
        and (select asked.mistakes_asked from ${users} as asked where asked.id = ${userId})
        and not exists (
          select from ${vacations} as away where away.user_id = ${userId} and away.day = ${today}
        )
        and not exists (
          select from ${mistakeAnswers} as given where given.owner_id = ${userId} and given.answered_on = ${today}
        )
      order by due.next_on, due.id limit 1
    ),
    'improvement', (
      select json_build_object('id', current.id, 'text', current.text, 'day', current.day, 'checkOn', current.check_on)
      from ${improvements} as current
      where current.owner_id = ${userId} and current.answer is null and current.deleted_at is null
      order by current.id desc limit 1
    ),
    'lastWeek', (
      select coalesce(json_agg(earlier.text), '[]')
      from (
        select said.text from ${mistakes} as said
        where said.owner_id = ${userId} and said.deleted_at is null
          and said.day between ${lastWeek.from} and ${lastWeek.to}
        order by said.day desc, said.id limit ${sql.raw(String(MOST_LAST_WEEK))}
      ) as earlier
    )
  )`;
}
