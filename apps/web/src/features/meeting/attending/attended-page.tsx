import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { AvatarStack } from '../../../components/people/avatar-stack.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { ListSkeleton } from '../listing/list-skeleton.tsx';
import { MyPart } from './my-part.tsx';

type Props = {
  meetingId: string;
  /** What stands there for those who took no part. */
  otherwise: ReactNode;
};

/** A meeting that its owner shares with no one, as those who took part see it. */
export function AttendedPage({ meetingId, otherwise }: Props) {
  const { data: mine, isPending } = useApiQuery(api.meeting.mine, { meetingId }, { failure: 'none' });
  if (!mine)
    return (
      <>
        <PageHeader title={<Trans>Meeting</Trans>} />
        {isPending ? <ListSkeleton /> : otherwise}
      </>
    );
  const { title, date, owner, participants, consentedAt } = mine;
  return (
    <>
      <PageHeader
        title={<span lang={ownLang(title)}>{title}</span>}
        kicker={<DayText day={date} style="year" />}
      />
      <div className="grid grid-cols-1 gap-5">
        <Card as="div" className="grid grid-cols-1 gap-3">
          <AvatarStack people={participants} max={8} />
          <p>
            <Trans>
              <PersonName person={owner} /> keeps this meeting. No one else reads it so far.
            </Trans>
          </p>
          {consentedAt !== null && (
            <p className="text-ink-2 text-sm">
              <Trans>Everyone who took part agreed to this being kept.</Trans>
            </p>
          )}
        </Card>
        <MyPart mine={mine} />
      </div>
    </>
  );
}
