import { api, type DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { SentenceMarks } from '../spirit/sentence-marks.tsx';
import { type Pair, useLink } from './use-link.ts';

type Props = { diary: DiaryView; onClose: () => void };

/** What the teams of a diary stand for, each entry with whether the diary lives it. */
export function LivesDialog({ diary, onClose }: Props) {
  const ownId = useUserStore((state) => state.userInfo?.id);
  const teams = useTeamStore((state) => state.teamArr);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>This is our …</Trans>}
      description={
        diary.author.id === ownId ? (
          <Trans>Choose what this diary lives.</Trans>
        ) : (
          <Trans>Choose what this diary lives. Its author will be told and can remove it.</Trans>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {diary.teamIds.map((teamId) => (
          <section key={teamId} className="grid grid-cols-1 gap-1">
            {diary.teamIds.length > 1 && (
              <h3 className="font-sans font-semibold text-ink-2 text-sm">
                {teams.find(({ id }) => id === teamId)?.name}
              </h3>
            )}
            <TeamEntries teamId={teamId} diaryId={diary.id} />
            <SentenceMarks teamId={teamId} diary={diary} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function TeamEntries({ teamId, diaryId }: { teamId: string; diaryId: string }) {
  const entries = useApiPages(api.culture.list, { teamId, diaryId, limit: 50 }, { failure: 'none' });
  if (!entries.data) {
    if (entries.isError || entries.fetchStatus === 'paused') return <ReadFailure of={entries} />;
    return (
      <SkeletonGroup>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  if (entries.data.length === 0) {
    return (
      <EmptyState
        title={<Trans>Nothing written yet</Trans>}
        action={
          <RouteLink to="/department/culture" search={{ team: teamId }} look="quiet">
            <Trans>Culture</Trans>
          </RouteLink>
        }
      >
        <Trans>Administrators write what your team stands for.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1">
        {entries.data.map(({ id: cultureId, title, lived }) => (
          <li key={cultureId}>
            <EntryChoice title={title} pair={{ cultureId, diaryId }} wasLived={lived.asked === true} />
          </li>
        ))}
      </ul>
      <NextPage of={entries} look="quiet">
        <Trans>Show more</Trans>
      </NextPage>
    </>
  );
}

function EntryChoice({ title, pair, wasLived }: { title: string; pair: Pair; wasLived: boolean }) {
  const [isLived, setLived] = useState(wasLived);
  const link = useLink(setLived);
  return (
    <Checkbox
      label={<span lang={ownLang(title)}>{title}</span>}
      checked={isLived}
      onChange={({ target }) => link(pair, target.checked)}
    />
  );
}
