import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { ListIcon } from '../../components/icons/places.tsx';
import { useIsDesk } from '../../components/layout/use-layout.ts';
import { latePart, startPart } from '../../components/states/late-part.tsx';
import { PartBoundary } from '../../components/states/part-boundary.tsx';
import { firstScreenStands, whenFirstScreenStands } from '../../lib/first-screen.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { useWas } from '../../lib/use-was.ts';
import { useMyTeams } from '../team/my-teams.shared.ts';
import { PendingInvitations } from '../team/pending-invitations.part.tsx';
import { type Month, useMyDays } from './calendar/my-days.ts';
import { Editor } from './editor/editor.tsx';
import { WRITE_HASH } from './open-editor.shared.ts';
import { diarySubject } from './pictures/diary-subject.ts';
import { useOrphanedPictures } from './pictures/use-orphaned-pictures.ts';
import { queuedDiary } from './publish-outbox.shared.ts';
import { EditorSkeleton, LoadFailure } from './reading/day-states.tsx';
import { DeletedNotice } from './reading/deleted-notice.tsx';
import { useDeleteDiary } from './reading/use-delete-diary.ts';
import { DayHeader, NarrowDayNote } from './today/day-header.tsx';
import { useAnswersAtOpening } from './today/use-answers-at-opening.ts';
import type { DayData } from './writing/day-cache.ts';
import { openingOf } from './writing/opening.ts';
import { versionedDraft } from './writing/use-autosave.ts';
import { useLocalDraft } from './writing/use-local-draft.ts';
import { useOpenedDay } from './writing/use-opened-day.ts';
import { writingOf } from './writing/writing.ts';

/** What can't be fetched without network is left out: writing goes on. */
const NoTeamCard = latePart(async () => (await import('./today/no-team-card.tsx')).NoTeamCard, {
  failed: null,
});

const EarlierOffer = latePart(async () => (await import('./earlier-offer.part.tsx')).EarlierOffer);

// Below the field, and there on most days: without the sentences of other pages.
const TodayCards = startPart(
  async () => {
    await whenFirstScreenStands();
    return (await import('../knowledge/today-cards.part.tsx')).TodayCards;
  },
  { fallback: <div className="min-h-64" />, failed: null, of: ({ today }) => today },
);

// Shown where a diary is published without network: it is fetched as soon as the field stands.
const loadQueuedCard = () => import('./today/queued-diary-card.tsx');
const QueuedDiaryCard = startPart(async () => (await loadQueuedCard()).QueuedDiaryCard);

// Above the field, as high as it will be.
const FirstWeek = startPart(async () => (await import('../life/first-week.part.tsx')).FirstWeek, {
  fallback: ({ firstWeek: { asks } }) => <div className={asks ? 'min-h-80' : 'min-h-24'} />,
  failed: null,
});

const AnswersRow = startPart(async () => (await import('./today/answers-row.tsx')).AnswersRow, {
  fallback: <div className="min-h-(--target)" />,
});

const OpenQuestionnaires = startPart(
  async () => {
    await whenFirstScreenStands();
    return (await import('../life/questionnaires-today.part.tsx')).OpenQuestionnaires;
  },
  { failed: null },
);

const CatchUp = latePart(async () => (await import('./today/catch-up.tsx')).CatchUp, {
  fallback: <div className="min-h-8" />,
});

// Below the field, which comes first.
const DayOffers = startPart(
  async () => {
    await whenFirstScreenStands();
    return (await import('./vacation/day-offers.tsx')).DayOffers;
  },
  { failed: null },
);

const PublishedCard = lazyComponent(async () => (await import('./today/published-card.tsx')).PublishedCard);

// Beside the field, which comes first.
const TodayAside = startPart(async () => {
  await whenFirstScreenStands();
  return (await import('./today/today-aside.tsx')).TodayAside;
});

/** Today, or a past day to catch up on: what was planned, the editor, and then what was published. */
export default function TodayScreen() {
  const { day } = useSearch({ from: '/' });
  const opened = useOpenedDay(day);
  const teams = useMyTeams();
  const days = useMyDays();
  const isDesk = useIsDesk();
  const { data } = opened;
  const [fresh, setFresh] = useState<string>();
  const answers = useAnswersAtOpening(data);
  const today = data?.today ?? days.today;
  const { isReady } = answers;
  const hasFailed = !data && (opened.isError || opened.isOffline);
  useEffect(() => {
    if (hasFailed) firstScreenStands();
  }, [hasFailed]);
  const shownDay = data?.day ?? day ?? today;
  const toCatchUp = days.toCatchUp.filter((missed) => missed !== shownDay);
  // With what stands above it: beneath a placeholder it would be pushed away.
  const below = (
    <>
      <PendingInvitations />
      {data && teams.data?.result.length === 0 && <NoTeamCard />}
      {teams.data?.result.some(({ offersEarlier }) => offersEarlier) && <EarlierOffer />}
      {data && <Asked key={data.day} data={data} />}
      <div className="min-h-(--target)">{data && <DayOffers data={data} />}</div>
      <RouteLink to="/importantThing" look="plain" className="justify-self-start">
        <ListIcon className="size-5" />
        <Trans>To-dos and goals</Trans>
      </RouteLink>
      {toCatchUp.length > 0 && <CatchUp days={toCatchUp} today={today} />}
      {/* Last: it comes late, and nothing stands below it that it could push away. */}
      {data && teams.data && <OpenQuestionnaires teams={teams.data.result} />}
    </>
  );
  return (
    <div className="page grid grid-cols-1 gap-x-8 @desk:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <DayHeader day={shownDay} today={today} week={days.week} data={data} />
        <div className="grid grid-cols-1 gap-3 @tablet:gap-4">
          {isReady && data && (
            <>
              <NarrowDayNote data={data} />
              {data.firstWeek && <FirstWeek firstWeek={data.firstWeek} />}
              <Day
                key={data.day}
                data={data}
                month={days.month}
                fresh={fresh}
                onFresh={setFresh}
                answers={answers.shown.length > 0 && <AnswersRow answers={answers.shown} today={today} />}
              >
                {below}
              </Day>
            </>
          )}
          {(data ? !isReady : opened.isLoading) && <EditorSkeleton />}
          {hasFailed && !opened.isLoading && (
            <LoadFailure
              error={opened.error}
              isOffline={opened.isOffline}
              isRetrying={opened.isFetching}
              onRetry={() => void opened.refetch()}
            />
          )}
          {!data && !opened.isLoading && below}
        </div>
      </div>
      {isDesk && <TodayAside month={days.month} isPending={days.isPending} fresh={fresh} />}
    </div>
  );
}

type DayProps = {
  data: DayData;
  month: Month | undefined;
  /** The day that was published a moment ago. */
  fresh: string | undefined;
  onFresh: (day: string) => void;
  /** What others said about the last entry, while this day is not written. */
  answers: ReactNode;
  /** What follows the day, once it shows. */
  children: ReactNode;
};

function Day({ data, month, fresh, onFresh, answers, children }: DayProps) {
  const { day, edit } = useSearch({ from: '/' });
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate({ from: '/' });
  const userId = useUserStore((state) => state.userInfo?.user_id ?? '');
  const { isRead: isOutboxRead, calls } = useOutbox();
  const waiting = queuedDiary(calls, data.day);
  const revision = `${data.diary?.id ?? 'unpublished'} ${edit ? 'edit' : 'open'} ${waiting?.callId ?? ''}`;
  const { isRead, kept, forget } = useLocalDraft(userId, data.day, revision);
  const hasOrphanedPictures = useOrphanedPictures(userId, diarySubject(data.day), calls, revision);
  const isWaiting = waiting !== undefined;
  const wasQueued = useWas(isWaiting);
  const deletion = useDeleteDiary();
  const stands = isRead && isOutboxRead;
  const isShut = stands && data.diary !== null && !edit && !isWaiting;
  useEffect(() => {
    // Write leads into the field here, too: the published text opens for a change.
    if (isShut && hash === WRITE_HASH) {
      void navigate({ search: { ...(day && { day }), edit: true }, hash: WRITE_HASH, replace: true });
    }
  }, [isShut, hash, day, navigate]);
  useEffect(() => {
    if (!stands) return;
    firstScreenStands();
    const frame = requestAnimationFrame(() => void loadQueuedCard().catch(() => undefined));
    return () => cancelAnimationFrame(frame);
  }, [stands]);

  const { diary, draft } = data;
  const server = diary
    ? { writing: writingOf(diary), version: diary.version }
    : draft
      ? versionedDraft(draft)
      : undefined;
  const opening = openingOf(kept, server);
  const isEditing = diary === null || edit === true || opening.unsent || hasOrphanedPictures;

  const face = isWaiting ? 'waiting' : isEditing ? 'editor' : 'published';
  const hasSwitched = useHasSwitched(stands ? face : undefined);
  if (!stands) return <EditorSkeleton />;

  const leaveEditor = () => {
    forget();
    if (edit) void navigate({ search: { ...(day && { day }) }, replace: true });
  };
  const onPublished = (published: DiaryView) => {
    if (!diary) onFresh(published.day);
    deletion.dismiss();
    leaveEditor();
  };

  return (
    <>
      <DeletedNotice deletion={deletion} />
      {waiting ? (
        <>
          <QueuedDiaryCard waiting={waiting} />
          {children}
        </>
      ) : isEditing ? (
        <Suspense fallback={<EditorSkeleton />}>
          <Editor
            key={diary?.id ?? 'draft'}
            data={data}
            userId={userId}
            opening={opening}
            takesFocus={edit === true}
            onPublished={onPublished}
            onCancel={leaveEditor}
            answers={answers}
          />
          {children}
        </Suspense>
      ) : (
        <Suspense fallback={<EditorSkeleton />}>
          <PartBoundary of={diary}>
            <PublishedCard
              diary={diary}
              today={data.today}
              month={month}
              fresh={wasQueued || fresh === diary.day}
              takesFocus={hasSwitched}
              isDeleting={deletion.isPending}
              onDelete={() => deletion.ask(diary)}
            />
          </PartBoundary>
          {children}
        </Suspense>
      )}
    </>
  );
}

/** What the day asks about beside its question; once asked, it keeps its place until the page is left. */
function Asked({ data }: { data: DayData }) {
  const isAsked = data.mistakeAsked !== null || data.improvement?.due === true;
  if (!useWas(isAsked)) return null;
  const { mistakeAsked, improvement, today } = data;
  return <TodayCards mistakeAsked={mistakeAsked} improvement={improvement} today={today} />;
}

/**
 * Whether another view of the day was shown before this one: the focused element is gone with that, while a page that
 * opens leaves the focus where it is.
 */
function useHasSwitched(face: string | undefined): boolean {
  const before = useRef<string>(undefined);
  const [hasSwitched, setHasSwitched] = useState(false);
  useEffect(() => {
    if (face === undefined) return;
    if (before.current !== undefined && before.current !== face) setHasSwitched(true);
    before.current = face;
  }, [face]);
  return hasSwitched;
}
