import { api, type Grade, grades } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { DateField } from '../../../components/fields/date-field.tsx';
import { CloseIcon } from '../../../components/icons/actions.tsx';
import { FilterIcon } from '../../../components/icons/objects.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useMyTeams } from '../../team/my-teams.shared.ts';

const Select = latePart(async () => (await import('../../../components/choices/select.tsx')).Select);

/** What a search of diaries is narrowed to. */
export type Narrowing = {
  readonly team?: string | undefined;
  readonly author?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly grade?: Grade | undefined;
};

type Props = {
  narrowing: Narrowing;
  onChange: (change: Narrowing) => void;
  /** Links to where a person is chosen. */
  onChoosePerson: () => void;
};

const ALL = 'all';

const unfiltered: Narrowing = {
  team: undefined,
  author: undefined,
  from: undefined,
  to: undefined,
  grade: undefined,
};

/** Team, person, days and grade; folded on a phone. */
export function SearchFilters({ narrowing, onChange, onChoosePerson }: Props) {
  const { t } = useLingui();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const teams = useMyTeams().data?.result ?? [];
  const { team, author, from, to, grade } = narrowing;
  const active = [team, author, from, to, grade].filter((value) => value !== undefined).length;
  return (
    <div className="mb-2">
      <Button
        look="ghost"
        icon={<FilterIcon className="size-5" />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="@tablet:hidden"
      >
        {active === 0 ? <Trans>Filters</Trans> : <Plural value={active} one="# filter" other="# filters" />}
      </Button>
      <div
        id={panelId}
        className={classNames(
          'grid-cols-1 items-end gap-3 pt-2 @tablet:flex @tablet:flex-wrap',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {teams.length > 1 && (
          <Select
            label={t`Team`}
            options={[
              { value: ALL, label: t`All teams` },
              ...teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={team ?? ALL}
            onChange={(id) => onChange({ team: id === ALL ? undefined : id })}
            className="@tablet:w-48"
          />
        )}
        <DateField
          label={<Trans>From</Trans>}
          value={from ?? ''}
          max={to}
          onChange={(day) => onChange({ from: day || undefined })}
        />
        <DateField
          label={<Trans>To</Trans>}
          value={to ?? ''}
          min={from}
          onChange={(day) => onChange({ to: day || undefined })}
        />
        {author ? (
          <ChosenAuthor authorId={author} onRemove={() => onChange({ author: undefined })} />
        ) : (
          <Button look="quiet" onClick={onChoosePerson}>
            <Trans>Choose a person</Trans>
          </Button>
        )}
        {teams.some(({ rules }) => rules.review.scores === 'on') && (
          <GradeFilter chosen={grade} onChoose={(next) => onChange({ grade: next })} />
        )}
        {active > 0 && (
          <Button look="ghost" onClick={() => onChange(unfiltered)}>
            <Trans>Remove filters</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** One grade, as the user may see it; a second press removes it. */
function GradeFilter({
  chosen,
  onChoose,
}: {
  chosen: Grade | undefined;
  onChoose: (grade: Grade | undefined) => void;
}) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Grade</Trans>
      </legend>
      {grades.map((grade) => (
        <ToggleChip
          key={grade}
          pressed={grade === chosen}
          onClick={() => onChoose(grade === chosen ? undefined : grade)}
        >
          <Berry grade={grade} label={t`Grade ${grade}`} className="size-6" />
        </ToggleChip>
      ))}
    </fieldset>
  );
}

/** Whose diaries are searched; a press removes it. */
function ChosenAuthor({ authorId, onRemove }: { authorId: string; onRemove: () => void }) {
  const { t } = useLingui();
  const personName = usePersonName();
  const person = useApiQuery(api.user.info, { userId: authorId }, { failure: 'none', staleTime: 300_000 });
  const name = person.data ? personName(person.data) : person.isPending ? '…' : t`a person`;
  return (
    <Button
      look="quiet"
      icon={<CloseIcon className="size-5" />}
      aria-label={t`Stop filtering by ${name}`}
      onClick={onRemove}
    >
      <Trans>By {name}</Trans>
    </Button>
  );
}
