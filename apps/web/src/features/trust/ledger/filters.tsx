import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { GroupSwitcher } from '../../../components/choices/group-switcher.tsx';
import { Select } from '../../../components/choices/select.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { DateField } from '../../../components/fields/date-field.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import type { Asked } from './kinds.tsx';
import { daysOf, monthsUpTo, OWN_DAYS, timeOf, WHOLE_YEAR } from './times.ts';

type Props = { asked: Asked; today: string; onAsk: (asked: Asked) => void };

const ANYONE = 'anyone';

/** Who looked at it, and when. */
export function Filters(props: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <People {...props} />
      <Times {...props} />
    </div>
  );
}

function People({ asked, onAsk }: Omit<Props, 'today'>) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const { data } = useApiQuery(api.ledger.readers, {}, { failure: 'none' });
  const { reader } = asked;
  const people = data?.items.map((person) => ({ id: person.id, name: nameOf(person) })) ?? [];
  // Who is asked for by an address stays chosen, also where they are not in it.
  const isMissing = reader !== undefined && data !== undefined && people.every(({ id }) => id !== reader);
  return (
    <GroupSwitcher
      label={t`Filter by person`}
      groups={[
        { id: ANYONE, name: t`Everyone` },
        ...people,
        ...(isMissing ? [{ id: reader, name: t`Someone else` }] : []),
      ]}
      value={reader ?? ANYONE}
      onChange={(id) => onAsk({ ...asked, reader: id === ANYONE ? undefined : id })}
      className="min-w-0 flex-1 basis-36"
    />
  );
}

function Times({ asked, today, onAsk }: Props) {
  const { t, i18n } = useLingui();
  const { from, to, ...others } = asked;
  const chosen = timeOf(asked);
  const [isOwn, setOwn] = useState(chosen === OWN_DAYS);
  const months = monthsUpTo(today);
  const options = [
    { value: WHOLE_YEAR, label: t`The past year` },
    ...[
      ...months,
      ...(months.includes(chosen) || [WHOLE_YEAR, OWN_DAYS].includes(chosen) ? [] : [chosen]),
    ].map((month) => ({ value: month, label: formatDay(`${month}-01`, i18n.locale, 'month') })),
    { value: OWN_DAYS, label: t`Choose days` },
  ];
  const choose = (time: string) => {
    setOwn(time === OWN_DAYS);
    if (time !== OWN_DAYS) onAsk({ ...others, ...daysOf(time) });
  };
  return (
    <>
      <Select
        label={t`Filter by time`}
        labelHidden
        look="quiet"
        options={options}
        value={isOwn ? OWN_DAYS : chosen}
        onChange={choose}
        className="min-w-0 flex-1 basis-36"
      />
      {isOwn && <OwnDays key={`${from} ${to}`} asked={asked} today={today} onAsk={onAsk} />}
    </>
  );
}

function OwnDays({ asked, today, onAsk }: Props) {
  const { t } = useLingui();
  const [from, setFrom] = useState(asked.from ?? '');
  const [to, setTo] = useState(asked.to ?? '');
  const isBackwards = from !== '' && to !== '' && to < from;
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (!isBackwards) onAsk({ ...asked, from: from || undefined, to: to || undefined });
  };
  return (
    <form className="flex w-full flex-wrap items-end gap-3" onSubmit={show}>
      <DateField
        label={t`First day`}
        value={from}
        onChange={setFrom}
        max={today}
        className="w-44 max-w-full"
      />
      <DateField
        label={t`Last day`}
        value={to}
        onChange={setTo}
        error={isBackwards ? t`The last day can’t be before the first` : undefined}
        className="w-44 max-w-full"
      />
      <Button type="submit" look="quiet" disabled={isBackwards}>
        <Trans>Show</Trans>
      </Button>
    </form>
  );
}
