import { api, type MistakeView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { ReadFailure } from '../../../components/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { mistakeReads } from './mistake-reads.ts';

/** Links a mistake with a guideline that is there already. */
export function LinkDialog({ mistake: { id }, onClose }: { mistake: MistakeView; onClose: () => void }) {
  const [chosen, setChosen] = useState<string>();
  const list = useApiQuery(api.handbook.getList, { limit: 100 }, { failure: 'none' });
  const { mutate, isPending } = useApiCommand(api.mistake.guideline, {
    invalidates: mistakeReads,
    loading: 'none',
  });
  const { data } = list;
  return (
    <FormDialog
      title={<Trans>Link a guideline</Trans>}
      submitLabel={<Trans>Link</Trans>}
      busy={isPending}
      disabled={chosen === undefined}
      onSubmit={() => mutate({ mistakeId: id, guidelineId: chosen }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {data ? (
        data.items.length === 0 ? (
          <p>
            <Trans>Your handbook is still empty; make this mistake its first guideline.</Trans>
          </p>
        ) : (
          <RadioGroup
            legend={<Trans>Guideline</Trans>}
            value={chosen ?? ''}
            options={data.items.map(({ id: value, title }) => ({ value, label: title }))}
            onChange={(event) => setChosen(event.target.value)}
            className="scroll-quiet max-h-96"
          />
        )
      ) : list.isError || list.fetchStatus === 'paused' ? (
        <ReadFailure of={list} />
      ) : (
        <SkeletonGroup>
          <SkeletonBox className="h-16 rounded-md" />
        </SkeletonGroup>
      )}
    </FormDialog>
  );
}
