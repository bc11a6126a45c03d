import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDays } from '../../../components/days/format-days.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { memoryReads } from './reads.ts';

/** The days that one has hidden, to be shown again, and more to hide. */
export function HiddenDays({ today, onClose }: { today: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const hidden = useApiQuery(api.growth.hidden, {}, { failure: 'none', staleTime: 0 });
  const hiding = useApiCommand(api.growth.hide, {
    invalidates: memoryReads,
    failure: 'none',
    loading: 'none',
  });
  const revealing = useApiCommand(api.growth.reveal, { invalidates: memoryReads, loading: 'none' });
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const last = to === '' ? from : to;
  const hide = () =>
    hiding.mutate(
      { from, to: last },
      {
        onSuccess: () => {
          setFrom('');
          setTo('');
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Hidden days</Trans>}
      description={
        <Trans>
          They stay out of your footprints, your moods and your book. Their diaries stay where they are.
        </Trans>
      }
      submitLabel={<Trans>Hide these days</Trans>}
      closeLabel={<Trans>Close</Trans>}
      busy={hiding.isPending}
      disabled={from === '' || last < from}
      onSubmit={hide}
      onClose={onClose}
    >
      {hidden.data ? (
        hidden.data.items.length === 0 ? (
          <p className="text-ink-2">
            <Trans>No day is hidden.</Trans>
          </p>
        ) : (
          <ul aria-label={t`Hidden days`} className="divide-y divide-line">
            {hidden.data.items.map((item) => {
              const name =
                item.from === item.to
                  ? formatDay(item.from, i18n.locale, 'year')
                  : formatDays(item.from, item.to, i18n.locale);
              return (
                <li key={item.id} className="flex flex-wrap items-center justify-between gap-2 py-1">
                  {name}
                  <Button
                    look="ghost"
                    aria-label={t`Show again: ${name}`}
                    loading={revealing.isPending && revealing.variables.hiddenId === item.id}
                    onClick={() => revealing.mutate({ hiddenId: item.id })}
                  >
                    <Trans>Show again</Trans>
                  </Button>
                </li>
              );
            })}
          </ul>
        )
      ) : hidden.isPending && hidden.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={hidden} />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <DateField label={t`First day`} max={today} value={from} onChange={setFrom} />
        <DateField
          label={t`Last day`}
          min={from || undefined}
          max={today}
          value={to}
          onChange={setTo}
          optional
        />
      </div>
      {hiding.error && <FieldError>{failureMessage(hiding.error)}</FieldError>}
    </FormDialog>
  );
}
