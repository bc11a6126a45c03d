import type { api, InputOf, TeamRules } from '@garden/contract';
import { settleCalendar, type TeamCalendar } from './calendar.rules.ts';
import { DEFAULT_RULES, settleRules } from './rules.ts';

type Settings = {
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  /** Null where the team has the product's. */
  readonly rules: TeamRules | null;
};
type Wish = Pick<InputOf<typeof api.team.setting>, 'timezone' | 'calendar' | 'rules'>;

/**
 * A team's settings as they were wished for; what is left out stays.
 * @throws Refusal `timezoneInvalid`.
 */
export function settleSettings(kept: Settings, wish: Wish): Settings {
  const timezone = wish.timezone ?? kept.timezone;
  return {
    timezone,
    calendar: settleCalendar(timezone, wish.calendar, kept.calendar),
    rules: wish.rules ? settleRules(kept.rules ?? DEFAULT_RULES, wish.rules) : kept.rules,
  };
}

type Values = Readonly<Record<string, string | number | boolean>>;

/** The settings that differ, each by its name (`minimums.summary`) with its new value. */
export function changedSettings(before: Settings, after: Settings): Values {
  const old = valuesOf(before);
  return Object.fromEntries(Object.entries(valuesOf(after)).filter(([name, value]) => old[name] !== value));
}

function valuesOf({ timezone, calendar, rules }: Settings): Values {
  const { modules, minimums, newcomerDays } = rules ?? DEFAULT_RULES;
  return {
    timezone,
    dayStartsAt: calendar.dayStartsAt,
    workingWeekdays: calendar.workingWeekdays.join(' '),
    ...below('modules', modules),
    ...below('minimums', minimums),
    newcomerDays,
  };
}

function below(name: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]));
}
