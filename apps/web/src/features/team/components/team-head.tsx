import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon } from '../../../components/icons/signs.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, sayRefusal } from '../../../lib/locale/translate-message.ts';
import { weekdayNames } from '../team-form.ts';

/** The team's name, which administrators change in its place, and its calendar. */
export function TeamHead({ team }: { team: TeamView }) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const [isRenaming, setRenaming] = useState<boolean>();
  const { dayStartsAt, workingWeekdays } = team.calendar;
  const names = weekdayNames(i18n.locale);
  const days = new Intl.ListFormat(i18n.locale).format(
    workingWeekdays.map((weekday) => names[weekday - 1] ?? ''),
  );
  const zone = team.timezone.replaceAll('_', ' ');
  return (
    <Card aria-labelledby={headingId}>
      <div className="flex items-start gap-2">
        <h2 id={headingId} className={isRenaming ? 'sr-only' : 'min-w-0 flex-1 py-1.5 text-xl'}>
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
      <p className="flex gap-2 text-ink-2 text-sm">
        <ClockIcon className="mt-0.5 size-4" />
        <span>
          <Trans>
            {days}; a day begins at {dayStartsAt}, {zone}
          </Trans>
        </span>
      </p>
    </Card>
  );
}

function RenameForm({ team, onClose }: { team: TeamView; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState(team.name);
  const { mutate, isPending, error } = useApiCommand(api.team.rename, {
    invalidates: [api.team.list],
    failure: 'none',
    loading: 'none',
  });
  const [first] = error instanceof ApiRefusal ? error.errors : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ teamId: team.id, name }, { onSuccess: onClose });
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
        error={error ? (first ? sayRefusal(first) : failureMessage(error)) : undefined}
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
