import { api, type ChapterView, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentText } from '../../../components/days/time-text.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';
import { ChapterLines } from './chapter-text.tsx';
import { usePutBack } from './use-put-back.ts';

type Props = { chapter: ChapterView; onClose: () => void };

/** What a chapter said before each change; each text can be restored. */
export function ChapterVersions({ chapter, onClose }: Props) {
  const versions = useApiPages(api.autobiography.versions, { month: chapter.month }, { failure: 'none' });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>Earlier versions</Trans>}>
      {versions.data ? (
        <>
          {versions.data.length === 0 && (
            <p className="text-ink-2">
              <Trans>Nothing was changed yet.</Trans>
            </p>
          )}
          <ol className="grid grid-cols-1 divide-y divide-line">
            {versions.data.map((version) => (
              <li key={version.version}>
                <Version chapter={chapter} version={version} onRestored={onClose} />
              </li>
            ))}
          </ol>
          <NextPage of={versions} look="quiet">
            <Trans>Show more</Trans>
          </NextPage>
        </>
      ) : versions.isError || versions.fetchStatus === 'paused' ? (
        <ReadFailure of={versions} />
      ) : (
        <SkeletonGroup>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

type EarlierText = OutputOf<typeof api.autobiography.versions>['items'][number];

function Version({
  chapter,
  version: { version, title, lines, writtenAt },
  onRestored,
}: {
  chapter: ChapterView;
  version: EarlierText;
  onRestored: () => void;
}) {
  const { t } = useLingui();
  const { calendar } = useHomeCalendar();
  const { putBack, isPending } = usePutBack();
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-2">
        <ChevronDownIcon className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
        <span className="first-letter:uppercase">
          <MomentText instant={writtenAt} timeZone={calendar.timezone} />
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-4">
        {title && (
          <h3 lang={ownLang(title)} className="wrap-anywhere">
            {title}
          </h3>
        )}
        <ChapterLines lines={lines} />
        <Button
          look="quiet"
          loading={isPending}
          onClick={() => putBack(chapter, version, t`Earlier version restored`, onRestored)}
          className="justify-self-start"
        >
          <Trans>Restore this version</Trans>
        </Button>
      </div>
    </details>
  );
}
