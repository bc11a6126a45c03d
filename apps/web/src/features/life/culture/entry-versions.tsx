import { api, type CultureView, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentText } from '../../../components/days/time-text.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';

type Props = { entry: CultureView; onClose: () => void };

/** What an entry said before each change; each text can be restored. */
export function EntryVersions({ entry, onClose }: Props) {
  const versions = useApiPages(api.culture.versions, { cultureId: entry.id }, { failure: 'none' });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>Earlier versions</Trans>}>
      {versions.data ? (
        <>
          <ol className="grid grid-cols-1 divide-y divide-line">
            {versions.data.map((version) => (
              <li key={version.version}>
                <Version entry={entry} version={version} onRestored={onClose} />
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

type EarlierText = OutputOf<typeof api.culture.versions>['items'][number];

function Version({
  entry,
  version: { title, content, writer, writtenAt },
  onRestored,
}: {
  entry: CultureView;
  version: EarlierText;
  onRestored: () => void;
}) {
  const { t } = useLingui();
  const { calendar } = useHomeCalendar();
  const { mutate, isPending } = useApiCommand(api.culture.update, {
    invalidates: [api.culture.list, api.culture.versions],
  });
  const restore = () =>
    mutate(
      { cultureId: entry.id, version: entry.version, title, content },
      {
        onSuccess: () => {
          toast.success(t`Earlier version restored`);
          onRestored();
        },
      },
    );
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-2">
        <ChevronDownIcon className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
        <span className="first-letter:uppercase">
          <MomentText instant={writtenAt} timeZone={calendar.timezone} />
        </span>
        {writer && (
          <span className="text-ink-2 text-sm">
            <PersonName person={writer} />
          </span>
        )}
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-4">
        <h3 lang={ownLang(title)} className="wrap-anywhere">
          {title}
        </h3>
        <MarkdownText text={content} />
        <Button look="quiet" loading={isPending} onClick={restore} className="justify-self-start">
          <Trans>Restore this version</Trans>
        </Button>
      </div>
    </details>
  );
}
