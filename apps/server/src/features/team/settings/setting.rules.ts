import type { api, DailyQuestion, InputOf, TeamRules } from '@garden/contract';
import { DEFAULT_RULES, mergeRules } from '../rules.ts';
import { mergeQuestions } from './question.rules.ts';
import { mergeCalendar, type TeamCalendar } from './rules.ts';

type Settings = {
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  /** Null where the team has the product's. */
  readonly rules: TeamRules | null;
  readonly dailyQuestions: readonly DailyQuestion[];
};
export type Wish = Pick<InputOf<typeof api.team.setting>, 'timezone' | 'calendar' | 'rules' | 'questions'>;

/**
 * A team's settings as they were wished for; what is left out stays.
 * @param newId for each question that is new
 * @throws Refusal `timezoneInvalid`, `questionTwice`.
 */
export function mergeSettings(kept: Settings, wish: Wish, newId: () => string): Settings {
  const timezone = wish.timezone ?? kept.timezone;
  return {
    timezone,
    calendar: mergeCalendar(timezone, wish.calendar, kept.calendar),
    rules: wish.rules ? mergeRules(kept.rules ?? DEFAULT_RULES, wish.rules) : kept.rules,
    dailyQuestions: wish.questions
      ? mergeQuestions(kept.dailyQuestions, wish.questions, newId)
      : kept.dailyQuestions,
  };
}

/** What a wish changes of what its writer saw; without that, all of it. */
export function changesOf<T extends object>(wish: T, seen: object | undefined): Partial<T> {
  if (seen === undefined) return wish;
  const known = new Map(Object.entries(seen));
  const changes: Partial<T> = {};
  for (const key in wish) {
    const [wished, before] = [wish[key], known.get(key)];
    if (isPlain(wished) && isPlain(before)) {
      const inside = changesOf(wished, before);
      // Of an object whose fields are all optional.
      if (Object.keys(inside).length > 0) changes[key] = inside as T[typeof key];
    } else if (JSON.stringify(wished) !== JSON.stringify(before)) {
      changes[key] = wished;
    }
  }
  return changes;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a change would overwrite what someone else has changed since its writer saw it. */
export function overwrites(kept: Settings, seen: Settings, wished: Settings): boolean {
  const [now, before] = [valuesOf(kept), valuesOf(seen)];
  return Object.keys(changedSettings(kept, wished)).some((name) => now[name] !== before[name]);
}

type Values = Readonly<Record<string, string | number | boolean>>;

/** The settings that differ, each by its name (`minimums.summary`) with its new value. */
export function changedSettings(before: Settings, after: Settings): Values {
  const old = valuesOf(before);
  return Object.fromEntries(Object.entries(valuesOf(after)).filter(([name, value]) => old[name] !== value));
}

function valuesOf({ timezone, calendar, rules, dailyQuestions }: Settings): Values {
  const { modules, minimums, newcomerDays, anonymous, remindAt, review } = rules ?? DEFAULT_RULES;
  return {
    timezone,
    dayStartsAt: calendar.dayStartsAt,
    workingWeekdays: calendar.workingWeekdays.join(' '),
    region: calendar.region ?? '',
    daysOff: calendar.daysOff.map(({ day, name }) => `${day} ${name}`).join(', '),
    ...below('modules', modules),
    ...below('minimums', minimums),
    newcomerDays,
    anonymous,
    remindAt: remindAt ?? '',
    scores: review.scores,
    ownSwitch: review.ownSwitch,
    grades: review.grades,
    ...below('interviews', review.interviews),
    questions: dailyQuestions.map(({ text, weekday }) => (weekday ? `${weekday} ${text}` : text)).join(' · '),
  };
}

function below(name: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]));
}
