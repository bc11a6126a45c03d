import { api, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { timezoneLabel } from '../../../lib/timezones.ts';
import { roleNames } from '../members/role-names.ts';
import { isOvertaken } from '../settings/use-team-change.ts';
import { refusalText } from './refusal-text.ts';
import { weekdayNames } from './team-form.ts';

/** The team's picture, name, size and calendar, and the user's role in it; administrators rename it in place. */
export function TeamHead({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const headingId = useId();
  const [isRenaming, setRenaming] = useState<boolean>();
  return (
    <Card aria-labelledby={headingId}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar name={team.name} personId={team.id} src={team.avatar} size="lg" />
        <div className="min-w-0 flex-1 basis-40">
          <div className="words-below flex items-start gap-2">
            <h2
              id={headingId}
              data-words
              className={isRenaming ? 'sr-only' : 'min-w-0 flex-1 py-1.5 text-xl'}
            >
              {team.name}
            </h2>
            {isRenaming && <RenameForm team={team} onClose={() => setRenaming(false)} />}
            {team.can.rename && !isRenaming && (
              <IconButton
                label={t`Rename the team`}
                icon={<EditIcon className="size-5" />}
                // Where the focus was before the form.
                autoFocus={isRenaming === false}
                onClick={() => setRenaming(true)}
              />
            )}
          </div>
          <Standing team={team} />
        </div>
      </div>
      <CalendarLine team={team} />
    </Card>
  );
}

function Standing({ team }: { team: TeamView }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-2 text-sm">
        <Plural value={team.memberCount} one="# member" other="# members" />
      </span>
      <Chip tone={team.role === 'member' ? 'plain' : 'grape'}>
        <span className="sr-only">
          <Trans>You are:</Trans>{' '}
        </span>
        {i18n._(roleNames[team.role])}
      </Chip>
      {team.leads && (
        <Chip tone="leaf">
          <Trans>leader</Trans>
        </Chip>
      )}
    </div>
  );
}

function CalendarLine({ team }: { team: TeamView }) {
  const { i18n } = useLingui();
  const { dayStartsAt, workingWeekdays } = team.calendar;
  const names = weekdayNames(i18n.locale);
  const days = new Intl.ListFormat(i18n.locale).format(
    workingWeekdays.map((weekday) => names[weekday - 1] ?? ''),
  );
  const zone = timezoneLabel(team.timezone, i18n.locale);
  return (
    <p className="mt-3 flex gap-2 text-ink-2 text-sm">
      <ClockIcon className="mt-0.5 size-4" />
      <span>
        <Trans>
          {days}; a day begins at {dayStartsAt}, {zone}
        </Trans>
      </span>
    </p>
  );
}

function RenameForm({ team, onClose }: { team: TeamView; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState(team.name);
  // After someone else was faster, saving again goes over the name that the sentence told.
  const [base, setBase] = useState(team.name);
  const { mutate, isPending, error } = useApiCommand(api.team.rename, {
    invalidates: [api.team.list],
    failure: 'none',
    loading: 'none',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { teamId: team.id, name, base },
      {
        onSuccess: onClose,
        onError: (failure) => {
          if (isOvertaken(failure)) setBase((failure.current as TeamView).name);
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="mb-4 grid min-w-0 flex-1 grid-cols-1 gap-3">
      <TextField
        autoFocus
        label={t`Name of the team`}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onClose()}
        error={
          isOvertaken(error) ? t`The name is ${base} now. Rename again to change it.` : refusalText(error)
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          <Trans>Rename</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
