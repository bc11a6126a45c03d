import { api, type InterviewItem, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { useFocusFallback } from '../../../components/dialogs/use-focus-fallback.ts';
import { ArrowLeftIcon, EditIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useOpenHeading } from '../../../components/panes/use-open-heading.ts';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { SignatureList } from '../signing/signature-list.tsx';
import { type InterviewRecord, signaturesOf } from '../signing/signatures.ts';
import { Signing } from '../signing/signing.tsx';
import { Closed } from './closed.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { InterviewSkeleton } from './interview-skeleton.tsx';
import { InterviewState } from './interview-state.tsx';
import { LeftOver } from './left-over.tsx';
import { NoInterview } from './no-interview.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordText } from './record-text.tsx';
import { Threshold } from './threshold.tsx';
import { type TextOf, unsaved, useUnsaved } from './unsaved.ts';
import { WhatHelps } from './what-helps.tsx';
import { WordsForm } from './words-form.tsx';

const CloseDialog = latePart(async () => (await import('./close-dialog.tsx')).CloseDialog);

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
  const isShown = item !== undefined && (item.state !== 'none' || item.closed !== null);
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
      {interview.data && !isShown && (
        <NoInterview
          threshold={team.rules.review.interviews.threshold}
          about={userId === about.me ? 'me' : 'one'}
        />
      )}
      {item && isShown && <Interview {...about} item={item} />}
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
  const [isAsked, setAsked] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const sheet = useFocusFallback<HTMLDivElement>(!record || isEditing);
  useEffect(() => {
    if (isAsked && !isEditing) edit.current?.focus();
  }, [isAsked, isEditing]);
  // The button that closed it, or opened it again, is gone with the answer.
  const isShut = item.closed !== null;
  const [wasShut, setWasShut] = useState(isShut);
  useEffect(() => {
    if (isClosing || isShut === wasShut) return;
    const frame = requestAnimationFrame(() => {
      setWasShut(isShut);
      if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isClosing, isShut, wasShut, sheet]);
  const isOpen = can.record && !record;
  const { timezone: timeZone } = team;
  return (
    <div ref={sheet} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Avatar name={person.name} personId={person.id} src={person.avatar} />
          <div className="min-w-0 flex-1 basis-40">
            <Heading id={headingId} item={item} isMine={isMine} />
            {mean !== null && <p className="text-ink-2 text-sm">{t`Average of the month: ${mean}`}</p>}
            {mean !== null && !isMine && (
              <p className="text-ink-2 text-sm">
                <Threshold of={team.rules.review.interviews.threshold} />
              </p>
            )}
          </div>
          <InterviewState item={item} day={team.rules.review.interviews.day} today={today} isMine={isMine} />
        </div>
        {can.record && (!record || isEditing) ? (
          <RecordForm
            of={of}
            item={item}
            today={today}
            {...(record && { onCancel: () => setEditing(false) })}
            takesFocus={isAsked}
            onRecorded={() => setEditing(false)}
          />
        ) : record ? (
          <>
            <RecordText member={person} text={record} />
            {can.record && (
              <Button
                ref={edit}
                look="quiet"
                icon={<EditIcon className="size-5" />}
                onClick={() => {
                  setAsked(true);
                  setEditing(true);
                }}
                className="justify-self-start"
              >
                <Trans>Edit</Trans>
              </Button>
            )}
          </>
        ) : item.closed ? (
          <Closed of={of} item={item} closed={item.closed} timeZone={timeZone} />
        ) : (
          !isMine && (
            <p className="text-ink-2">
              <Trans>What is said in an interview stays between its two sides.</Trans>
            </p>
          )
        )}
        {can.close && (
          <Button look="ghost" onClick={() => setClosing(true)} className="-ml-3 justify-self-start">
            <Trans>Close without an interview</Trans>
          </Button>
        )}
      </Card>
      {!can.record && !isMine && <LeftOver of={of} comesBack={can.reopen} />}
      {isClosing && <CloseDialog of={of} name={person.name} onClose={() => setClosing(false)} />}
      {record && <Answers of={of} item={item} record={record} timeZone={timeZone} isEditing={isEditing} />}
      {record && <EarlierVersions member={person} record={record} timeZone={timeZone} />}
      {isMine && !item.closed && <WhatHelps reader="member" />}
      {isOpen && <WhatHelps reader="supervisor" />}
    </div>
  );
}

type HeadingProps = { id: string; item: InterviewItem; isMine: boolean };

function Heading({ id, item: { person, month }, isMine }: HeadingProps) {
  const { i18n } = useLingui();
  const heading = useOpenHeading<HTMLHeadingElement>();
  const name = usePersonName()(person);
  const monthName = formatDay(`${month}-01`, i18n.locale, 'month');
  return (
    <h3 ref={heading} id={id} className="wrap-anywhere text-lg">
      {isMine ? <Trans>{monthName} was a hard month</Trans> : name}
    </h3>
  );
}

type AnswersProps = {
  of: TextOf;
  item: InterviewItem;
  record: InterviewRecord;
  timeZone: string;
  /** The record is being changed. */
  isEditing: boolean;
};

/** The member's words, and how both sides stand to the newest version. */
function Answers({ of, item, record, timeZone, isEditing }: AnswersProps) {
  const headingId = useId();
  const { person, can } = item;
  const { version, words } = record;
  const unsavedWords = useUnsaved('words', of, { version, words });
  const isChanged = isEditing || (can.write && unsavedWords.draft.words !== words);
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h3 id={headingId} className="text-lg">
        <Trans>Signatures</Trans>
      </h3>
      {can.write && <WordsForm of={of} record={record} unsaved={unsavedWords} />}
      <SignatureList signatures={signaturesOf({ person, record }, record.version)} timeZone={timeZone} />
      {record.readers.length > 0 && <AlsoRead readers={record.readers} />}
      {can.sign && isChanged && (
        <p className="text-ink-2 text-sm">
          <Trans>Save or discard your changes before you sign.</Trans>
        </p>
      )}
      {can.sign && !isChanged && <Signing key={record.version} of={of} record={record} />}
    </Card>
  );
}

/** Who reads the record besides its two sides. */
function AlsoRead({ readers }: { readers: InterviewRecord['readers'] }) {
  const locale = useLocale();
  const nameOf = usePersonName();
  const list = new Intl.ListFormat(locale === 'zh' ? 'zh-Hans' : 'en-GB', { type: 'conjunction' });
  const names = list.format(readers.map(nameOf));
  return (
    <p className="wrap-anywhere text-ink-2 text-sm">
      <Trans>Also read by {names}</Trans>
    </p>
  );
}
