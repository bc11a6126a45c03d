import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ToneLines } from './tone-lines.tsx';

/** One line after publishing, where the built-in analysis is sure; it opens to what it is about. */
export function ToneNote({ diaryId }: { diaryId: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useApiQuery(
    api.ai.negativeSentimentCheck,
    { diaryId },
    { failure: 'none', staleTime: Number.POSITIVE_INFINITY },
  );
  if (!data || data.lines.length === 0) return null;
  const isHarsh = data.lines.some(({ tone }) => tone === 'harsh');
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center gap-x-2">
        <LockIcon className="size-4 shrink-0 text-ink-2" />
        <span className="min-w-0 text-ink-2">
          {isHarsh ? (
            <Trans>Some of this may read harsher than you meant.</Trans>
          ) : (
            <Trans>Some of this sounds heavy.</Trans>
          )}{' '}
          <Trans>Only you see this.</Trans>
        </span>
        <Button
          look="ghost"
          className="font-normal text-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Hide</Trans> : <Trans>Show me</Trans>}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="pt-1">
        {isOpen && <ToneLines lines={data.lines} />}
        {isOpen && (
          <p className="mt-2 text-ink-2">
            <Trans>Built-in analysis. You can edit your diary at any time, or leave it as it is.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
