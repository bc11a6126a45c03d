import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { MonthStepper } from '../../../components/days/month-stepper.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';
import { KeywordField } from '../handbook/keyword-field.tsx';
import { ListSkeleton } from '../handbook/list-skeleton.tsx';
import { alone } from '../handbook/use-guidelines.ts';
import { ListMenu } from '../lists/list-menu.tsx';
import { MistakeList } from './mistake-list.tsx';
import { AskingSwitch, MistakeNumbers } from './mistake-numbers.tsx';
import { mistakeReads } from './mistake-reads.ts';
import { nextMonth } from './next-month.ts';
import { useMistakes } from './use-mistakes.ts';

const MistakeForm = latePart(async () => (await import('./mistake-form.tsx')).MistakeForm, {
  fallback: <ListSkeleton />,
});
/** The user's mistakes; no one else sees them. */
export function Mistakes() {
  const { t } = useLingui();
  const { today } = useHomeCalendar();
  const { q: keyword = '', month, tag, state } = useSearch({ from: '/handbook' });
  const navigate = useNavigate({ from: '/handbook' });
  const [isWriting, setWriting] = useState(false);
  const all = useApiQuery(api.mistake.list, { limit: 1 }, { failure: 'none' });
  const found = useMistakes(true);
  const show = (search: Parameters<typeof narrowed>[1]) =>
    void navigate({ search: (now) => narrowed(alone(now), search), replace: true, resetScroll: false });
  const failed = [all, found].find(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
  const { data } = found;
  if (!all.data || !data) return failed ? <ReadFailure of={failed} /> : <ListSkeleton />;
  const { total, months, tags } = all.data;
  const form = isWriting && (
    <MistakeForm mistake={undefined} today={today} onClose={() => setWriting(false)} />
  );
  const write = (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <Button icon={<PlusIcon className="size-5" />} onClick={() => setWriting(true)}>
        <Trans>Write down a mistake</Trans>
      </Button>
      <ListMenu list="mistakes" label={t`More about your mistakes`} invalidates={mistakeReads} />
    </div>
  );
  if (total === 0) return form || <NoMistakes write={write} />;
  const newest = months[0]?.name ?? today.slice(0, 7);
  return (
    <div className="grid grid-cols-1 gap-4">
      <MistakeNumbers numbers={all.data} />
      {form}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isWriting && write}
        <Segmented
          label={t`How they are listed`}
          segments={[
            { value: 'list', label: t`List` },
            { value: 'month', label: t`Month` },
          ]}
          value={month === undefined ? 'list' : 'month'}
          onChange={(view) => show({ month: view === 'month' ? newest : undefined })}
        />
        <KeywordField
          label={t`Search mistakes`}
          keyword={keyword}
          onKeyword={(typed) => typed !== keyword && show({ q: typed || undefined })}
        />
      </div>
      {month !== undefined && (
        <MonthStepper
          month={month}
          first={months.at(-1)?.name ?? newest}
          last={newest}
          onStep={(by) => show({ month: nextMonth(month, by) })}
        />
      )}
      <fieldset className="scroll-row -mx-4 px-4">
        <legend className="sr-only">
          <Trans>Which ones</Trans>
        </legend>
        <ToggleChip
          pressed={state === 'asked'}
          onClick={() => show({ state: state === 'asked' ? undefined : 'asked' })}
        >
          <Trans>To check</Trans>
        </ToggleChip>
        <ToggleChip
          pressed={state === 'outgrown'}
          onClick={() => show({ state: state === 'outgrown' ? undefined : 'outgrown' })}
        >
          <Trans>Outgrown</Trans>
        </ToggleChip>
        {tags.map(({ name, count }) => (
          <ToggleChip
            key={name}
            pressed={tag === name}
            onClick={() => show({ tag: tag === name ? undefined : name })}
          >
            # {name} <span className="text-ink-3 tabular-nums">{count}</span>
          </ToggleChip>
        ))}
      </fieldset>
      {data.length === 0 ? (
        <Card>
          <EmptyState drawing="winter" title={<Trans>Nothing found</Trans>}>
            {month === undefined ? (
              <Trans>No mistake of yours is like this.</Trans>
            ) : (
              <Trans>No mistake of this month is like this.</Trans>
            )}
          </EmptyState>
        </Card>
      ) : (
        <MistakeList mistakes={data} today={today} byDay={month !== undefined} />
      )}
      <NextPage of={found} look="quiet" className="justify-self-center">
        <Trans>Show older mistakes</Trans>
      </NextPage>
      <AskingSwitch on={all.data.on} />
    </div>
  );
}

type Narrowing = {
  q?: string | undefined;
  month?: string | undefined;
  tag?: string | undefined;
  state?: 'asked' | 'outgrown' | undefined;
};

function narrowed<T extends Narrowing>(now: T, search: Narrowing): T & Narrowing {
  return { ...now, ...search };
}

function NoMistakes({ write }: { write: ReactNode }) {
  return (
    <Card>
      <EmptyState title={<Trans>No mistakes yet</Trans>} action={write}>
        <Trans>
          What you write as a small mistake in your diary comes here, and you can add one yourself. Only you
          see them.
        </Trans>
      </EmptyState>
    </Card>
  );
}
