import { api, type MemberNumbers } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import type { Asked } from './filters.tsx';
import { missingOf } from './series.ts';
import { ShareBar } from './share-bar.tsx';

type Props = { teamId: string; asked: Asked; isAll: boolean };

/** The working days of each member, for those who look after them. */
export function MembersCard({ teamId, asked, isAll }: Props) {
  const heading = useId();
  const [isMissing, setMissing] = useState(false);
  const members = useApiPages(
    api.statistics.members,
    { teamId, ...asked, ...(isMissing && { missing: true as const }) },
    { failure: 'none', keepPrevious: true },
  );
  return (
    <Card aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="text-lg">
          {isAll ? <Trans>Members</Trans> : <Trans>People you look after</Trans>}
        </h2>
        <ToggleChip pressed={isMissing} onClick={() => setMissing(!isMissing)} className="print:hidden">
          <Trans>Days not submitted</Trans>
        </ToggleChip>
      </div>
      {!members.data &&
        (members.isError || members.fetchStatus === 'paused' ? (
          <ReadFailure of={members} />
        ) : (
          <SkeletonGroup>
            <SkeletonBox className="mt-3 h-64 rounded-md" />
          </SkeletonGroup>
        ))}
      {members.data?.length === 0 && (
        <EmptyState
          drawing="winter"
          title={isMissing ? <Trans>No day was left out</Trans> : <Trans>No members here</Trans>}
        />
      )}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {members.data?.map((of) => (
          <MemberRow key={of.member.id} of={of} />
        ))}
      </ul>
      <NextPage of={members}>
        <Trans>Show more members</Trans>
      </NextPage>
    </Card>
  );
}

function MemberRow({ of }: { of: MemberNumbers }) {
  const { i18n } = useLingui();
  const nameOf = usePersonName();
  const { member, departments, expected, onTime, late, length, missed } = of;
  const written = onTime + late;
  const characters = written === 0 ? 0 : Math.round(length / written);
  return (
    <li className="flex min-w-0 items-start gap-3 py-3">
      <Avatar name={member.name} personId={member.id} src={member.avatar} size="sm" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="wrap-anywhere min-w-0 font-semibold">{nameOf(member)}</span>
          <span className="text-ink-2 text-sm tabular-nums">
            <Trans>
              {written} of {expected} days
            </Trans>
          </span>
        </p>
        <ShareBar onTime={onTime} late={late} missing={missingOf(of)} />
        <p className="wrap-anywhere text-ink-2 text-sm">
          {departments.join(' · ')}
          {departments.length > 0 && written > 0 && ' · '}
          {written > 0 && (
            <>
              <Plural value={late} _0="always on time" one="# day late" other="# days late" />
              {' · '}
              <Plural value={characters} one="# character per diary" other="# characters per diary" />
            </>
          )}
        </p>
        {missed.length > 0 && (
          <p className="text-ink-2 text-sm">
            <Trans>
              Not submitted: {missed.map((day) => formatDay(day, i18n.locale, 'short')).join(', ')}
            </Trans>
          </p>
        )}
      </div>
    </li>
  );
}
