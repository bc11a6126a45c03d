import { api, isGathering, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ToggleChip } from '../../../components/chip.tsx';
import { FieldError } from '../../../components/field.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { TimezoneField } from '../../../components/timezone-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, sayRefusal } from '../../../lib/locale/translate-message.ts';
import {
  newTeamForm,
  refusalAt,
  type TeamForm,
  teamRequest,
  toggleWeekday,
  weekdayNames,
} from '../team-form.ts';

/** Describes a new team: a name is enough, the rest has good defaults. */
export function CreateByName({ onCreated }: { onCreated: (team: TeamView) => void }) {
  const { t } = useLingui();
  const [form, setForm] = useState(newTeamForm);
  const name = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useApiCommand(api.team.add, {
    invalidates: [api.team.list, api.draft.get, api.diary.history],
    failure: 'none',
    loading: 'none',
  });
  const refusals = error instanceof ApiRefusal ? error.errors : [];
  const sayAt = (path: string) => {
    const refusal = refusalAt(refusals, path);
    return refusal && sayRefusal(refusal);
  };
  const change = (part: Partial<TeamForm>) => setForm({ ...form, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(teamRequest(form), {
      onSuccess: (made) => !isGathering(made) && onCreated(made),
      onError: () => name.current?.focus(),
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Card as="div" className="grid grid-cols-1 gap-5">
        <TextField
          ref={name}
          label={t`Name of the team`}
          value={form.name}
          autoComplete="organization"
          maxLength={80}
          onChange={(event) => change({ name: event.target.value })}
          error={sayAt('name')}
        />
        <TimezoneField
          hint={t`The team’s days begin and end by it.`}
          value={form.timezone}
          onChange={(timezone) => change({ timezone })}
          error={sayAt('timezone')}
        />
        <More form={form} change={change} sayAt={sayAt} />
        {error && refusals.length === 0 && <FieldError>{failureMessage(error)}</FieldError>}
        <Button type="submit" loading={isPending} className="justify-self-start">
          <Trans>Make the team</Trans>
        </Button>
      </Card>
    </form>
  );
}

type MoreProps = {
  form: TeamForm;
  change: (part: Partial<TeamForm>) => void;
  sayAt: (path: string) => string | undefined;
};

function More({ form, change, sayAt }: MoreProps) {
  const { t, i18n } = useLingui();
  const labelId = useId();
  const refused = sayAt('calendar.dayStartsAt') ?? sayAt('calendar.workingWeekdays');
  return (
    <details className="group" open={refused !== undefined}>
      <summary className="flex min-h-(--target) list-none items-center gap-2 font-semibold text-grape text-sm">
        <ChevronDownIcon className="size-5 transition-[rotate] group-open:rotate-180" />
        <Trans>More: when days begin, which are worked</Trans>
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-2">
        <TextField
          type="time"
          min="00:00"
          max="12:00"
          label={t`A day begins at`}
          hint={t`Until then, what you write belongs to the day before.`}
          value={form.dayStartsAt}
          onChange={(event) => change({ dayStartsAt: event.target.value })}
          error={sayAt('calendar.dayStartsAt')}
          className="max-w-48"
        />
        <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-1.5">
          <p id={labelId} className="font-semibold text-sm">
            <Trans>Working days</Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            {weekdayNames(i18n.locale).map((name, index) => (
              <ToggleChip
                key={name}
                pressed={form.workingWeekdays.includes(index + 1)}
                onClick={() => change({ workingWeekdays: toggleWeekday(form.workingWeekdays, index + 1) })}
              >
                {name}
              </ToggleChip>
            ))}
          </div>
          {sayAt('calendar.workingWeekdays') && <FieldError>{sayAt('calendar.workingWeekdays')}</FieldError>}
        </fieldset>
      </div>
    </details>
  );
}
