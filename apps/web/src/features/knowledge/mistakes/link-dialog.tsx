import { api, type MistakeView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { KeywordField } from '../handbook/keyword-field.tsx';
import { mistakeReads } from './mistake-reads.ts';

const AT_ONCE = 100;

/** Links a mistake with a guideline that is there already. */
export function LinkDialog({ mistake: { id }, onClose }: { mistake: MistakeView; onClose: () => void }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const [keyword, setKeyword] = useState('');
  const list = useApiPages(
    api.handbook.getList,
    { limit: AT_ONCE, ...(keyword !== '' && { keyword }) },
    { failure: 'none', keepPrevious: true },
  );
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
        data.length === 0 && keyword === '' ? (
          <p>
            <Trans>Your handbook is still empty; make this mistake its first guideline.</Trans>
          </p>
        ) : (
          <>
            <KeywordField
              label={t`Search your guidelines`}
              keyword={keyword}
              onKeyword={(typed) => {
                setKeyword(typed);
                // What is not in sight is not linked.
                setChosen(undefined);
              }}
            />
            {data.length === 0 ? (
              <p role="status">
                <Trans>No guideline has all of these words.</Trans>
              </p>
            ) : (
              <div className="scroll-quiet grid max-h-96 grid-cols-1">
                <RadioGroup
                  legend={<Trans>Guideline</Trans>}
                  value={chosen ?? ''}
                  options={data.map(({ id: value, title }) => ({ value, label: title }))}
                  onChange={(event) => setChosen(event.target.value)}
                />
                <NextPage of={list} look="quiet" className="justify-self-center">
                  <Trans>Show more</Trans>
                </NextPage>
              </div>
            )}
          </>
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
