import type { MeetingView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { DayText, MomentText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { AvatarStack } from '../../../components/people/avatar-stack.tsx';
import { PersonName, usePersonName } from '../../../components/people/person-name.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ShareChip } from '../listing/share-chip.tsx';
import { RecordingsCard } from '../recordings/recordings-card.tsx';
import { PreviousCard } from '../series/previous-card.tsx';
import { TranscriptCard } from '../transcript/transcript-card.tsx';
import { MeetingMenu } from './meeting-menu.tsx';
import { MinutesCard } from './minutes-card.tsx';
import { useMeetingUpdate } from './use-meeting-update.ts';

const MyPartOf = latePart(async () => (await import('../attending/my-part-of.tsx')).MyPartOf);
const DetailsDialog = latePart(async () => (await import('./details-dialog.tsx')).DetailsDialog);

/** A meeting whole: who took part and who reads it, its minutes, and what was said. */
export function MeetingPage({ meeting }: { meeting: MeetingView }) {
  const [isEditing, setEditing] = useState(false);
  const team = useTeamStore((state) => state.teamArr.find(({ id }) => id === meeting.teamId));
  const me = useUserStore((state) => state.userInfo);
  const { title, date, can, participants, deletionAskedBy, strikesAsked } = meeting;
  return (
    <>
      <PageHeader
        title={<span lang={ownLang(title)}>{title}</span>}
        kicker={
          <span className="flex flex-wrap gap-x-2">
            <DayText day={date} style="year" />
            {team && <span>{team.name}</span>}
          </span>
        }
        aside={<MeetingMenu meeting={meeting} onEdit={() => setEditing(true)} />}
      />
      <div className="grid grid-cols-1 gap-5">
        {deletionAskedBy.length > 0 && <DeletionAsked by={deletionAskedBy} />}
        {strikesAsked.map((asked) => (
          <StrikeAsked key={asked.id} meeting={meeting} asked={asked} />
        ))}
        <People meeting={meeting} isInTeam={team !== undefined} />
        {meeting.previous && <PreviousCard previous={meeting.previous} />}
        <MinutesCard meeting={meeting} />
        <RecordingsCard meeting={meeting} />
        <TranscriptCard meeting={meeting} />
        {!can.edit && participants.some(({ id }) => id === me?.id) && <MyPartOf meetingId={meeting.id} />}
      </div>
      {isEditing && can.edit && <DetailsDialog meeting={meeting} onClose={() => setEditing(false)} />}
    </>
  );
}

/** Tells its owner who would like a meeting deleted. */
function DeletionAsked({ by }: { by: MeetingView['deletionAskedBy'] }) {
  const { i18n } = useLingui();
  const nameOf = usePersonName();
  const names = new Intl.ListFormat(i18n.locale).format(by.map(nameOf));
  return (
    <Banner>
      <Trans>{names} would like this meeting deleted. You’ll find that in the menu above.</Trans>
    </Banner>
  );
}

/** Who took part, that they agreed, and who reads it. */
function People({ meeting, isInTeam }: { meeting: MeetingView; isInTeam: boolean }) {
  const { participants, owner, consentedAt, share, can } = meeting;
  return (
    <Card as="div" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {participants.length > 0 && <AvatarStack people={participants} max={8} />}
        <p className="text-ink-2">
          <Plural
            value={participants.length}
            _0="No participants named"
            one="# participant"
            other="# participants"
          />
        </p>
      </div>
      <p className="text-ink-2 text-sm">
        {!can.edit && (
          <>
            <Trans>
              Kept by <PersonName person={owner} />.
            </Trans>{' '}
          </>
        )}
        {consentedAt !== null && <Trans>Everyone who took part agreed to this being kept.</Trans>}
      </p>
      {can.edit && isInTeam ? <Sharing meeting={meeting} /> : <p>{<ShareChip share={share} />}</p>}
    </Card>
  );
}

/** That others read it later, since those who took part may still strike what they said; how many, never who. */
function Waiting({ meeting: { share, sharedFrom, undecided } }: { meeting: MeetingView }) {
  if (undecided === 0) return null;
  return (
    <p role="status" className="text-ink-2 text-sm">
      <Plural
        value={undecided}
        one="# person who took part may still strike what they said."
        other="# people who took part may still strike what they said."
      />{' '}
      {share === 'nobody' || sharedFrom === null ? (
        <Trans>If you share it now, it’s read once they’ve had a day, or say it’s fine.</Trans>
      ) : (
        <Trans>
          Others read it from <MomentText instant={sharedFrom} />, or as soon as they say it’s fine.
        </Trans>
      )}
    </p>
  );
}

/** What someone who took part asks to be struck since it stands under no name. */
function StrikeAsked({
  meeting,
  asked,
}: {
  meeting: MeetingView;
  asked: MeetingView['strikesAsked'][number];
}) {
  const { save, isPending } = useMeetingUpdate(meeting, 'toast');
  return (
    <Banner
      title={
        <Trans>
          <PersonName person={asked} /> asks you to strike something
        </Trans>
      }
      action={
        <Button look="quiet" loading={isPending} onClick={() => void save({ answeredIds: [asked.id] })}>
          <Trans>Answered</Trans>
        </Button>
      }
    >
      <span lang={ownLang(asked.text)} className="wrap-anywhere">
        “{asked.text}”
      </span>{' '}
      <Trans>Mark the line in the transcript, then name who said it, or strike it.</Trans>
    </Banner>
  );
}

function Sharing({ meeting }: { meeting: MeetingView }) {
  const { t } = useLingui();
  const { save, wish } = useMeetingUpdate(meeting, 'toast');
  const share = wish?.share ?? meeting.share;
  const told = {
    nobody: t`Only you can read it now.`,
    participants: t`Those who took part can read it now.`,
    team: t`The team can read it now.`,
  };
  const tellOf = ({ share: next, undecided }: MeetingView) =>
    toast.success(undecided > 0 ? t`Shared once everyone who took part has had time` : told[next]);
  return (
    <div className="grid grid-cols-1 gap-1.5 print:hidden">
      <p className="font-semibold text-sm">
        <Trans>Who can read it</Trans>
      </p>
      <Segmented
        label={t`Who can read it`}
        value={share}
        onChange={(next) => void save({ share: next }, tellOf)}
        segments={[
          { value: 'nobody', label: t`Only me` },
          { value: 'participants', label: t`Participants` },
          { value: 'team', label: t`The team` },
        ]}
        className="justify-self-start"
      />
      <Waiting meeting={meeting} />
    </div>
  );
}
