import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { daysOfPeriod, type PeriodName, periodNameOf } from './periods.ts';

/** What the page is about. */
export type Asked = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly departmentId?: string | undefined;
};

type Props = {
  team: TeamView;
  asked: Asked;
  /** The last day that is over in the team. */
  yesterday: string;
  onAsk: (asked: Asked) => void;
};

const DepartmentChoice = latePart(async () => (await import('./department-choice.tsx')).DepartmentChoice, {
  fallback: <SkeletonBox className="h-11 rounded-md" />,
});

/** Which days, and whose. */
export function Filters({ team, asked, yesterday, onAsk }: Props) {
  const { t } = useLingui();
  const named = periodNameOf(asked, yesterday);
  const [isOwn, setOwn] = useState(named === 'own');
  const { departmentId } = asked;
  const choose = (name: PeriodName) => {
    setOwn(name === 'own');
    if (name !== 'own') onAsk({ departmentId, ...daysOfPeriod(name, yesterday) });
  };
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented<PeriodName>
          label={t`Period`}
          segments={[
            { value: 'weeks4', label: t`4 weeks` },
            { value: 'weeks12', label: t`12 weeks` },
            { value: 'year', label: t`A year` },
            { value: 'own', label: t`Choose days` },
          ]}
          value={isOwn ? 'own' : named}
          onChange={choose}
        />
        {team.departments.length > 0 && (
          <div className="min-w-0 flex-1 basis-44 @tablet:max-w-64">
            <DepartmentChoice
              departments={team.departments}
              value={departmentId}
              onChange={(id) => onAsk({ ...asked, departmentId: id })}
            />
          </div>
        )}
      </div>
      {isOwn && <OwnPeriod asked={asked} yesterday={yesterday} onAsk={onAsk} />}
    </div>
  );
}

function OwnPeriod({ asked, yesterday, onAsk }: Omit<Props, 'team'>) {
  const { t } = useLingui();
  const [from, setFrom] = useState(asked.from ?? '');
  const [to, setTo] = useState(asked.to ?? yesterday);
  const isBackwards = from !== '' && to !== '' && to < from;
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (from !== '' && to !== '' && !isBackwards) onAsk({ ...asked, from, to });
      }}
    >
      <DateField
        label={t`First day`}
        value={from}
        onChange={setFrom}
        max={yesterday}
        className="w-44 max-w-full"
      />
      <DateField
        label={t`Last day`}
        value={to}
        onChange={setTo}
        max={yesterday}
        error={isBackwards ? t`The last day can’t be before the first` : undefined}
        className="w-44 max-w-full"
      />
      <Button type="submit" look="quiet" disabled={from === '' || to === '' || isBackwards}>
        <Trans>Show</Trans>
      </Button>
    </form>
  );
}
