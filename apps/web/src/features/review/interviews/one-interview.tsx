import { api, type InterviewItem, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { formatDay } from '../../../components/format-time.ts';
import { ArrowLeftIcon, EditIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { ReadFailure } from '../../../components/read-failure.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { useFocusFallback } from '../../../components/use-focus-fallback.ts';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { InterviewSkeleton } from './interview-skeleton.tsx';
import { InterviewState } from './interview-state.tsx';
import { NoInterview } from './no-interview.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordText } from './record-text.tsx';
import { SignatureList } from './signature-list.tsx';
import { type InterviewRecord, signaturesOf } from './signatures.ts';
import { Signing } from './signing.tsx';
import { type TextOf, unsaved } from './unsaved.ts';
import { WhatHelps } from './what-helps.tsx';
import { WordsForm } from './words-form.tsx';

type Props = {
  team: TeamView;
  me: string;
  month: string;
  today: string;
  /** The member. */
  userId: string;
  /** There is a list that it is part of. */
  hasList: boolean;
};

/** One interview, as far as the user may see it: a member their own, a supervisor that of someone they look after. */
export function OneInterview({ hasList, ...about }: Props) {
  const { team, month, userId } = about;
  const interview = useApiQuery(
    api.failUser.get,
    { teamId: team.id, month, userId },
    { failure: 'none', staleTime: 0 },
  );
  const item = interview.data?.items[0];
  const hasFailed = interview.isError || (!interview.data && interview.fetchStatus === 'paused');
  return (
    <>
      {hasList && (
        <RouteLink
          to="/interview"
          look="plain"
          search={{ teamId: team.id, month }}
          className="justify-self-start"
        >
          <ArrowLeftIcon className="size-5" />
          <Trans>All interviews</Trans>
        </RouteLink>
      )}
      {hasFailed && <ReadFailure of={interview} />}
      {!interview.data && !hasFailed && <InterviewSkeleton />}
      {interview.data && (!item || item.state === 'none') && <NoInterview />}
      {item && item.state !== 'none' && <Interview {...about} item={item} />}
    </>
  );
}

type InterviewProps = Omit<Props, 'hasList'> & { item: InterviewItem };

function Interview({ item, ...about }: InterviewProps) {
  const { team, me, month, today, userId } = about;
  const { t } = useLingui();
  const headingId = useId();
  const { person, mean, record, can } = item;
  const isMine = userId === me;
  const of: TextOf = { userId: me, teamId: team.id, month, memberId: userId };
  // What is being written stays open when a record comes from elsewhere meanwhile.
  const [isEditing, setEditing] = useState(
    () => can.record && (!record || unsaved.read('record', of) !== undefined),
  );
  const sheet = useFocusFallback<HTMLDivElement>(!record || isEditing);
  const { timezone: timeZone } = team;
  return (
    <div ref={sheet} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Avatar name={person.name} personId={person.id} src={person.avatar} />
          <div className="min-w-0 flex-1 basis-40">
            <Heading id={headingId} item={item} isMine={isMine} />
            {mean !== null && <p className="text-ink-2 text-sm">{t`Mean of the month: ${mean}`}</p>}
          </div>
          <InterviewState item={item} day={team.rules.review.interviews.day} today={today} isMine={isMine} />
        </div>
        {can.record && (!record || isEditing) ? (
          <RecordForm
            of={of}
            item={item}
            today={today}
            {...(record && { onCancel: () => setEditing(false) })}
            onRecorded={() => setEditing(false)}
          />
        ) : record ? (
          <>
            <RecordText member={person} text={record} />
            {can.record && (
              <Button
                look="quiet"
                icon={<EditIcon className="size-5" />}
                onClick={() => setEditing(true)}
                className="justify-self-start"
              >
                <Trans>Edit</Trans>
              </Button>
            )}
          </>
        ) : (
          !isMine && (
            <p className="text-ink-2">
              <Trans>What is said in an interview stays between its two sides.</Trans>
            </p>
          )
        )}
      </Card>
      {record && <Answers of={of} item={item} record={record} timeZone={timeZone} />}
      {record && <EarlierVersions member={person} record={record} timeZone={timeZone} />}
      {isMine && <WhatHelps reader="member" />}
      {can.record && !record && <WhatHelps reader="supervisor" />}
    </div>
  );
}

type HeadingProps = { id: string; item: InterviewItem; isMine: boolean };

function Heading({ id, item: { person, month }, isMine }: HeadingProps) {
  const { i18n } = useLingui();
  const name = usePersonName()(person);
  const monthName = formatDay(`${month}-01`, i18n.locale, 'month');
  return (
    <h3 id={id} className="wrap-anywhere text-lg">
      {isMine ? <Trans>{monthName} was a hard month</Trans> : name}
    </h3>
  );
}

type AnswersProps = {
  of: TextOf;
  item: InterviewItem;
  record: InterviewRecord;
  timeZone: string;
};

/** The member's words, and how both sides stand to the newest version. */
function Answers({ of, item, record, timeZone }: AnswersProps) {
  const headingId = useId();
  const { person, can } = item;
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h3 id={headingId} className="text-lg">
        <Trans>Signatures</Trans>
      </h3>
      {can.write && <WordsForm of={of} record={record} />}
      <SignatureList signatures={signaturesOf({ person, record }, record.version)} timeZone={timeZone} />
      {can.sign && <Signing key={record.version} of={of} record={record} />}
    </Card>
  );
}
