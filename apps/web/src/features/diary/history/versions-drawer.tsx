import { api, type DiaryVersionView, type DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { MomentText } from '../../../components/days/time-text.tsx';
import { Drawer } from '../../../components/dialogs/drawer.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { AddedText } from '../../../components/text/added-text.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { LoadFailure } from '../reading/day-states.tsx';
import { useSectionName } from '../reading/section-names.ts';
import { sectionChanges } from './section-changes.ts';
import type { Change } from './text-changes.ts';

const AT_ONCE = 50;

/** Earlier versions of the user's diary, each with its changes and a button to restore it. */
export function VersionsDrawer({ diary, onClose }: { diary: DiaryView; onClose: () => void }) {
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={<Trans>Versions</Trans>}>
      <p className="mb-2 text-ink-2 text-sm">
        <Trans>Only you can see earlier versions.</Trans>
      </p>
      <Versions diary={diary} onRestored={onClose} />
    </Drawer>
  );
}

function Versions({ diary, onRestored }: { diary: DiaryView; onRestored: () => void }) {
  const { t } = useLingui();
  const versions = useApiPages(api.diary.history, { diaryId: diary.id, limit: AT_ONCE }, { failure: 'none' });
  const update = useApiCommand(api.diary.update, {
    invalidates: [api.diary.get, api.diary.recently, api.diary.history, api.diary.search],
    loading: 'none',
  });
  const restore = ({ title, sections }: DiaryVersionView) =>
    update.mutate(
      { diaryId: diary.id, version: diary.version, title: title ?? '', sections },
      {
        onSuccess: () => {
          toast.success(t`Earlier version restored`);
          onRestored();
        },
      },
    );
  const items = versions.data;
  if (!items) {
    return versions.isPending && versions.fetchStatus !== 'paused' ? (
      <SkeletonGroup>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    ) : (
      <LoadFailure
        error={versions.error}
        isOffline={versions.fetchStatus === 'paused'}
        isRetrying={versions.isFetching}
        onRetry={() => void versions.refetch()}
      />
    );
  }
  return (
    <>
      <ol className="grid grid-cols-1 divide-y divide-line">
        {items.map((version, at) => {
          // The one before the last of a page comes with the next page.
          const before = items[at + 1];
          if (!before && versions.hasNextPage) return null;
          return (
            <li key={version.version}>
              <PartBoundary of={version}>
                <Version
                  version={version}
                  before={before}
                  isCurrent={at === 0}
                  isBusy={update.isPending}
                  onRestore={diary.can.edit && at > 0 ? () => restore(version) : undefined}
                />
              </PartBoundary>
            </li>
          );
        })}
      </ol>
      <NextPage of={versions} look="quiet">
        <Trans>Show older versions</Trans>
      </NextPage>
    </>
  );
}

type VersionProps = {
  version: DiaryVersionView;
  before: DiaryVersionView | undefined;
  isCurrent: boolean;
  isBusy: boolean;
  onRestore: (() => void) | undefined;
};

function Version({ version, before, isCurrent, isBusy, onRestore }: VersionProps) {
  const { calendar } = useHomeCalendar();
  const sectionName = useSectionName();
  return (
    <details className="group" open={isCurrent}>
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-2 font-semibold">
        <ChevronDownIcon className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
        <span className="first-letter:uppercase">
          <MomentText instant={version.writtenAt} timeZone={calendar.timezone} />
        </span>
        {isCurrent && (
          <Chip tone="leaf">
            <Trans>now</Trans>
          </Chip>
        )}
        {version.version === 1 && (
          <Chip>
            <Trans>first version</Trans>
          </Chip>
        )}
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-4">
        {sectionChanges(before, version).map(({ section, changes }) => (
          <section key={section}>
            <h3 className="mb-0.5 font-sans text-ink-2 text-sm">{sectionName(section)}</h3>
            <p
              lang={ownLang(changes.map(({ text }) => text).join(''))}
              className="whitespace-pre-wrap [overflow-wrap:anywhere]"
            >
              {before ? <Changes changes={changes} /> : changes.map(({ text }) => text)}
            </p>
          </section>
        ))}
        {onRestore && (
          <Button look="quiet" loading={isBusy} onClick={onRestore} className="justify-self-start">
            <Trans>Restore this version</Trans>
          </Button>
        )}
      </div>
    </details>
  );
}

/** Added and removed words, told apart by a sign and a line as well as by colour. */
function Changes({ changes }: { changes: readonly Change[] }) {
  return changes.map(({ kind, text, at }) => {
    if (kind === 'same') return <span key={at}>{text}</span>;
    return kind === 'added' ? (
      <AddedText key={at}>{text}</AddedText>
    ) : (
      <del key={at} className="rounded-xs bg-danger-soft text-danger line-through before:content-['−']">
        {text}
      </del>
    );
  });
}
