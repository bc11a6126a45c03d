import { api, isGathering, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TimezoneField } from '../../../components/choices/timezone-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';
import { CalendarFields } from './calendar-fields.tsx';
import { FirstDepartments } from './first-departments.tsx';
import { refusalAt, type TeamForm, teamRequest } from './team-form.ts';
import { teamReads } from './team-reads.ts';

const RegionField = latePart(async () => (await import('./region-field.tsx')).RegionField, {
  fallback: <SkeletonBox className="h-18 w-full rounded-md" />,
});

/** A part of a country begins with its code. */
const COUNTRY_LETTERS = 2;

type Props = { form: TeamForm; onChange: (form: TeamForm) => void; onCreated: (team: TeamView) => void };

/** A new team: a name is enough, the rest has good defaults. */
export function CreateByName({ form, onChange, onCreated }: Props) {
  const { t, i18n } = useLingui();
  const fields = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useApiCommand(api.team.add, {
    invalidates: teamReads,
    failure: 'none',
    loading: 'none',
  });
  const refusals = error instanceof ApiRefusal ? error.errors : [];
  const errorAt = (path: string) => {
    const refusal = refusalAt(refusals, path);
    return refusal && refusalMessage(refusal);
  };
  const change = (part: Partial<TeamForm>) => onChange({ ...form, ...part });
  const country = form.region?.slice(0, COUNTRY_LETTERS);
  const countryName = country && new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(teamRequest(form), { onSuccess: (made) => !isGathering(made) && onCreated(made) });
  };
  // A refused field may be far below the name, in a part that expands with its error.
  useEffect(() => {
    if (error) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return (
    <form ref={fields} onSubmit={submit} noValidate>
      <Card as="div" className="grid grid-cols-1 gap-5">
        <TextField
          autoFocus
          label={t`Name of the team`}
          value={form.name}
          autoComplete="organization"
          maxLength={80}
          onChange={(event) => change({ name: event.target.value })}
          error={errorAt('name')}
        />
        <TimezoneField
          hint={t`The team’s days begin and end by it.`}
          value={form.timezone}
          onChange={(timezone) => change({ timezone })}
          error={errorAt('timezone')}
        />
        <div className="grid grid-cols-1">
          <More summary={<Trans>Departments</Trans>} open={errorAt('departments') !== undefined}>
            <FirstDepartments
              names={form.departments}
              error={errorAt('departments')}
              onChange={(departments) => change({ departments })}
            />
          </More>
          <More
            summary={<Trans>Working days and start of day</Trans>}
            open={errorAt('calendar') !== undefined}
          >
            <CalendarFields value={form} onChange={change} errorAt={errorAt} />
          </More>
          <More
            summary={
              countryName ? <Trans>Public holidays of {countryName}</Trans> : <Trans>Public holidays</Trans>
            }
            open={errorAt('calendar.region') !== undefined}
          >
            <RegionField
              value={form.region}
              onChange={(region) => change({ region })}
              error={errorAt('calendar.region')}
            />
          </More>
        </div>
        {error && refusals.length === 0 && <FieldError>{failureMessage(error)}</FieldError>}
        <Button type="submit" loading={isPending} className="justify-self-start">
          <Trans>Create team</Trans>
        </Button>
      </Card>
    </form>
  );
}

/** Fields with good defaults, collapsed; loaded once expanded. */
function More({ summary, open, children }: { summary: ReactNode; open: boolean; children: ReactNode }) {
  const [hasOpened, setOpened] = useState(open);
  return (
    <details className="group" open={open} onToggle={() => setOpened(true)}>
      <summary className="flex min-h-(--target) list-none items-center gap-2 font-semibold text-grape text-sm">
        <ChevronDownIcon className="size-5 transition-[rotate] group-open:rotate-180" />
        {summary}
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-2 pb-4">{(hasOpened || open) && children}</div>
    </details>
  );
}
