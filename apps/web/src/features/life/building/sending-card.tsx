import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { Switch } from '../../../components/choices/switch.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { readerships, repeatings, type Typed } from './typed.ts';

const Select = latePart(async () => (await import('../../../components/choices/select.tsx')).Select, {
  fallback: <SkeletonBox className="h-18 w-full rounded-md" />,
});

type Props = {
  team: TeamView;
  typed: Typed;
  /** Answers came in: who is asked, and what they were promised, stays. */
  isFixed: boolean;
  onChange: (part: Partial<Typed>) => void;
  errorAt: (path: string) => string | undefined;
};

/** Who is asked, when, and who sees the results. */
export function SendingCard({ team, typed, isFixed, onChange, errorAt }: Props) {
  const { t } = useLingui();
  const { departmentIds, anonymous, byDepartment, opens, closes, repeats, resultsFor } = typed;
  const rhythms: Record<Typed['repeats'], string> = {
    never: t`Just once`,
    week: t`Every week`,
    twoWeeks: t`Every two weeks`,
    month: t`Every month`,
    quarter: t`Every quarter`,
  };
  const toggle = (id: string) =>
    onChange({
      departmentIds: departmentIds.includes(id)
        ? departmentIds.filter((other) => other !== id)
        : [...departmentIds, id],
    });
  return (
    <Card className="grid grid-cols-1 gap-5" aria-label={t`Who and when`}>
      <h2>
        <Trans>Who and when</Trans>
      </h2>
      {!isFixed && team.departments.length > 0 && (
        <fieldset className="grid grid-cols-1 gap-2">
          <legend className="mb-1 font-semibold text-sm">
            <Trans>Who’s asked</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            <ToggleChip pressed={departmentIds.length === 0} onClick={() => onChange({ departmentIds: [] })}>
              <Trans>Everyone</Trans>
            </ToggleChip>
            {team.departments.map(({ id, name }) => (
              <ToggleChip key={id} pressed={departmentIds.includes(id)} onClick={() => toggle(id)}>
                {name}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
      )}
      {!isFixed && (
        <RadioGroup
          legend={<Trans>Answers</Trans>}
          value={anonymous ? 'anonymous' : 'named'}
          onChange={(event) => onChange({ anonymous: event.target.value === 'anonymous' })}
          options={[
            {
              value: 'anonymous',
              label: <Trans>Anonymous</Trans>,
              hint: (
                <Trans>
                  No one sees who answered what, and no one can find out. An answer can’t be changed once it’s
                  sent. Numbers appear from 5 answers, texts from 8.
                </Trans>
              ),
            },
            {
              value: 'named',
              label: <Trans context="answers">By name</Trans>,
              hint: (
                <Trans>
                  Administrators can see who answered what. Answers can be changed until it closes.
                </Trans>
              ),
            },
          ]}
        />
      )}
      <div className="grid grid-cols-1 gap-4 @min-[24rem]:grid-cols-2">
        {!isFixed && (
          <DateField
            label={t`First day`}
            value={opens}
            error={errorAt('opens')}
            onChange={(day) => onChange({ opens: day })}
          />
        )}
        <DateField
          label={t`Last day`}
          min={opens || undefined}
          value={closes}
          error={errorAt('closes')}
          onChange={(day) => onChange({ closes: day })}
        />
      </div>
      <Select
        label={t`Ask again`}
        hint={
          repeats === 'never' ? undefined : t`Each round asks the same questions; the results show the trend.`
        }
        value={repeats}
        onChange={(value) => onChange({ repeats: repeatings.find((known) => known === value) ?? 'never' })}
        options={repeatings.map((value) => ({ value, label: rhythms[value] }))}
      />
      {!isFixed && (
        <RadioGroup
          legend={<Trans>Who sees the results</Trans>}
          value={resultsFor}
          onChange={({ target }) =>
            onChange({ resultsFor: readerships.find((known) => known === target.value) ?? 'all' })
          }
          options={[
            { value: 'all', label: <Trans>Everyone who’s asked</Trans> },
            { value: 'participants', label: <Trans>Those who answered</Trans> },
            { value: 'admins', label: <Trans>Administrators</Trans> },
          ]}
        />
      )}
      {!isFixed && team.departments.length > 1 && (
        <Switch
          label={<Trans>Also show results by department</Trans>}
          hint={<Trans>Departments with too few answers stay hidden.</Trans>}
          checked={byDepartment}
          onChange={(event) => onChange({ byDepartment: event.target.checked })}
        />
      )}
    </Card>
  );
}
