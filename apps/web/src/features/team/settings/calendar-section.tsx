import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { TimezoneField } from '../../../components/choices/timezone-field.tsx';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { CalendarFields } from '../teams/calendar-fields.tsx';
import { RegionField } from '../teams/region-field.tsx';
import { weekdayNames } from '../teams/team-form.ts';
import type { DayOff } from './days-off.ts';
import { DaysOffField } from './days-off-field.tsx';
import { SettingsCard, SettingsForm } from './settings-card.tsx';
import { useSection } from './use-section.ts';
import { useTeamChange } from './use-team-change.ts';

/** The team's time zone, and its working days. */
export function CalendarSection({ team }: { team: TeamView }) {
  const { t, i18n } = useLingui();
  const section = useSection('calendar', {
    timezone: team.timezone,
    dayStartsAt: team.calendar.dayStartsAt,
    workingWeekdays: team.calendar.workingWeekdays as readonly number[],
    region: team.calendar.region,
    daysOff: team.calendar.daysOff as readonly DayOff[],
  });
  const { value, change } = section;
  const { save, isPending, error, reset, errorAt, isOvertaken } = useTeamChange(api.team.setting);
  const isOfField = error instanceof ApiRefusal && error.errors.length > 0;
  const wishOf = ({ timezone, dayStartsAt, workingWeekdays, region, daysOff }: typeof value) => ({
    timezone,
    calendar: { dayStartsAt, workingWeekdays: [...workingWeekdays], region, daysOff: [...daysOff] },
  });
  const send = (base: typeof value) =>
    save({ teamId: team.id, ...wishOf(value), base: wishOf(base) }, section.saved);
  const list = new Intl.ListFormat(i18n.locale);
  const weekdays = weekdayNames(i18n.locale);
  const tell = (told: typeof value) => [
    { label: t`Time zone`, text: told.timezone.replaceAll('_', ' ') },
    { label: t`A day begins at`, text: told.dayStartsAt },
    {
      label: t`Working days`,
      text: list.format(told.workingWeekdays.map((weekday) => weekdays[weekday - 1] ?? '')),
    },
    { label: t`Public holidays of`, text: told.region ?? '' },
    {
      label: t`Days off of the team`,
      text: list.format(told.daysOff.map(({ day, name }) => `${day} ${name}`)),
    },
  ];
  return (
    <SettingsCard
      id="calendar"
      title={<Trans>Calendar</Trans>}
      hint={<Trans>Days, working days and streaks follow it for members whose home team this is.</Trans>}
    >
      <SettingsForm
        section={section}
        isOvertaken={isOvertaken}
        tell={tell}
        isPending={isPending}
        failure={!isOfField && error && failureMessage(error)}
        onSave={send}
        onDiscard={reset}
      >
        <TimezoneField
          hint={t`The team’s days begin and end by it.`}
          value={value.timezone}
          onChange={(timezone) => change({ timezone })}
          error={errorAt('timezone')}
        />
        <CalendarFields value={value} onChange={change} errorAt={errorAt} />
        <RegionField
          value={value.region}
          onChange={(region) => change({ region })}
          error={errorAt('calendar.region')}
        />
        <DaysOffField
          value={value.daysOff}
          onChange={(daysOff) => change({ daysOff })}
          error={errorAt('calendar.daysOff')}
        />
      </SettingsForm>
    </SettingsCard>
  );
}
