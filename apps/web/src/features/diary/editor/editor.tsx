import type { DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { SendIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useNarrow } from '../../../components/layout/use-layout.ts';
import { latePart } from '../../../components/states/late-part.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { isComposing } from '../../../lib/is-composing.ts';
import { scorePreview } from '../../../lib/preferences/score-preview.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { focusWriting, type OpenEditor, openEditor, WRITE_HASH } from '../open-editor.shared.ts';
import { diarySubject } from '../pictures/diary-subject.ts';
import { discardPictures } from '../pictures/picture-outbox.ts';
import { PictureStrip } from '../pictures/picture-strip.tsx';
import { ScorePreview, WritingAids } from '../slots.tsx';
import type { DayData } from '../writing/day-cache.ts';
import { loadMeasure, useSummaryLength } from '../writing/measure.ts';
import type { Opening } from '../writing/opening.ts';
import { useAutosave, versionedDraft } from '../writing/use-autosave.ts';
import { usePublish } from '../writing/use-publish.ts';
import { emptyWriting, sameWriting, type Writing, writingOf } from '../writing/writing.ts';
import { AudienceChips } from './audience-chips.tsx';
import { CarryCard } from './carry-card.tsx';
import { CountText } from './count-text.tsx';
import { ExpressionPicker } from './expression-picker.tsx';
import { fieldId, fieldsOf } from './field-ids.ts';
import { HeldBack } from './held-back.tsx';
import { OptionalSections } from './optional-sections.tsx';
import { SaveState } from './save-state.tsx';
import { SummaryField } from './summary-field.tsx';
import { TitleField } from './title-field.tsx';

const ReminderSections = latePart(async () => (await import('./reminder-sections.tsx')).ReminderSections, {
  fallback: ({ data }) => <div style={{ minHeight: `${countReminders(data) * 3.5625}rem` }} />,
  failed: null,
});
const ConflictDialog = latePart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

type Props = {
  data: DayData;
  userId: string;
  opening: Opening;
  /** Requested by the user, so it takes the focus unless that is elsewhere. */
  takesFocus: boolean;
  /** After publishing, or after a change to what is published. */
  onPublished: (diary: DiaryView) => void;
  /** Leaves a published diary as it was. */
  onCancel: () => void;
  /** What the morning opens with: in the plan's row, where there is a plan. */
  answers: ReactNode;
};

/** What has the focus stays clear of the bars at the foot of the window. */
const layout = 'grid grid-cols-1 gap-2 @tablet:gap-4 [&_:is(button,input,textarea)]:scroll-mb-36';

/** Writing has no box on a phone; beside a navigation it is a sheet of paper. */
const sheet =
  '@tablet:rounded-lg @tablet:border @tablet:border-line @tablet:bg-surface @tablet:px-5 @tablet:pt-2 @tablet:pb-2 @tablet:shadow-low';

/** On a phone its parts are in the bar at the foot of the window. */
const bar = 'sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-4 py-2';

/** Writes a day, or changes a published one. Give it a key: it belongs to one day. */
export function Editor({ data, userId, opening, takesFocus, onPublished, onCancel, answers }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChange = data.diary !== null;
  const isNarrow = useNarrow();
  useWrittenHash();
  useEffect(() => {
    // The link that was pressed has gone; on the way from another page its heading has the focus already.
    if (takesFocus && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  const [isTitleAsked, setTitleAsked] = useState(false);
  const { autosave, state } = useAutosave({ userId, day: data.day, toServer: !isChange }, opening);
  const { writing, status, newer } = state;
  const { publish, isPending, errors, clear, refused, heldBack } = usePublish(data, autosave, {
    onPublished,
    onRefused: (field) => requestAnimationFrame(() => document.getElementById(fieldId[field])?.focus()),
  });
  const showsScore = scorePreview.useChoice() === 'on';
  const { interviewsFirst } = data;
  const isUploading = useTeamStore((store) => store.isUploading);
  const { draft } = data;
  useEffect(() => {
    if (draft && !isChange) autosave.adopt(versionedDraft(draft));
  }, [autosave, draft, isChange]);

  const edit = (part: Partial<Writing>) => {
    autosave.edit(part);
    for (const field of fieldsOf(part)) clear(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void publish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    void publish();
  };
  const cancel = async () => {
    await autosave.discard();
    void discardPictures(userId, diarySubject(data.day));
    onCancel();
  };
  const isChanged = data.diary !== null && !sameWriting(writing, writingOf(data.diary));
  const hasTitle = writing.title !== null || isTitleAsked || errors.title !== undefined;
  const length = useSummaryLength(writing.summary);
  const minimum = data.minimum.summary;
  const hasText = isChange || !sameWriting(writing, { ...emptyWriting, teamIds: writing.teamIds });
  useShownOutside({
    hasText,
    isChange,
    isPending: isPending || isUploading,
    status,
    length,
    minimum,
    publish: () => void publish(),
    retry: () => void autosave.flush(),
  });

  const form = (
    <form
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onFocus={() => void loadMeasure()}
      noValidate
      className={layout}
    >
      <section aria-labelledby={headingId} className={sheet}>
        <PartBoundary of={data}>
          <div
            className={isChange ? 'flex min-h-(--target) flex-wrap items-center justify-between gap-x-3' : ''}
          >
            <h2 ref={heading} id={headingId} tabIndex={-1} className={isChange ? 'outline-none' : 'sr-only'}>
              {isChange ? <Trans>Edit your diary</Trans> : <Trans>Write your diary</Trans>}
            </h2>
            {isChange && (
              <Button look="ghost" className="-mr-3" onClick={() => void cancel()}>
                {isChanged ? <Trans>Discard changes</Trans> : <Trans>Cancel</Trans>}
              </Button>
            )}
          </div>
          {hasTitle && (
            <TitleField
              value={writing.title}
              error={errors.title}
              onChange={(title) => edit({ title })}
              takesFocus={isTitleAsked}
            />
          )}
          <SummaryField
            value={writing.summary}
            question={
              data.day === data.today ? t`What did you get done today?` : t`What did you get done that day?`
            }
            error={errors.summary}
            onChange={(summary) => edit({ summary })}
            onAddTitle={hasTitle ? undefined : () => setTitleAsked(true)}
          />
          <PictureStrip
            images={writing.images}
            of={{ userId, subject: diarySubject(data.day), isBusy: isPending }}
            onChange={(change) => autosave.edit({ images: change(autosave.get().writing.images) })}
            isPaused={autosave.isPaused}
          />
          {countReminders(data) > 0 && (
            <div className="mt-2">
              <ReminderSections data={data} />
            </div>
          )}
          <OptionalSections data={data} writing={writing} errors={errors} onChange={edit} />
          {!isChange && (
            <WritingAids
              day={data.day}
              modules={data.modules}
              writing={writing}
              onChange={edit}
              save={autosave.flush}
            />
          )}
          <div className="grid grid-cols-1 gap-x-8 gap-y-4 border-line border-t py-4 @tablet:grid-cols-2">
            <AudienceChips
              teamIds={writing.teamIds}
              error={errors.audience}
              onChange={(teamIds) => edit({ teamIds })}
            />
            <ExpressionPicker value={writing.expression} onChange={(expression) => edit({ expression })} />
          </div>
          {showsScore && <ScorePreview day={data.day} entry={writing} />}
        </PartBoundary>
      </section>
      {refused && interviewsFirst.length === 0 && <FieldError>{refused}</FieldError>}
      {!isNarrow && (
        <div className={bar}>
          <SaveState status={status} onRetry={() => void autosave.flush()} />
          <span className="ml-auto text-sm">
            <CountText length={length} minimum={minimum} />
          </span>
          <Button
            type="submit"
            loading={isPending || isUploading}
            icon={<SendIcon className="size-5" />}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Ctrl/⌘ + Enter"
          >
            {isChange ? <Trans>Save changes</Trans> : <Trans>Publish</Trans>}
          </Button>
        </div>
      )}
      {newer && <ConflictDialog mine={writing} newer={newer.writing} onChoose={autosave.resolve} />}
    </form>
  );
  return (
    <div className={layout}>
      {!isChange && <HeldBack first={interviewsFirst} text={hasText ? status : 'none'} refusals={heldBack} />}
      {data.carry && data.carry.tasks.length > 0 && !isChange ? (
        <CarryCard carry={data.carry} today={data.today} writing={writing} onChange={edit}>
          {answers}
        </CarryCard>
      ) : (
        answers && <Card className="p-0! flex flex-wrap overflow-hidden">{answers}</Card>
      )}
      {/* What is said to teammates above has a form of its own. */}
      {form}
    </div>
  );
}

/** How many sections `ReminderSections` shows. */
function countReminders({ improvement, guidelines }: DayData): number {
  return (improvement ? 1 : 0) + (guidelines.length > 0 ? 1 : 0);
}

/** The bar at the foot of a phone shows the editor's state, and publishes. */
function useShownOutside(shown: OpenEditor): void {
  useLayoutEffect(() => openEditor.show(shown));
  useLayoutEffect(() => openEditor.hide, []);
}

/** An address with the hash of the field leads into it, once: the hash goes, so that it can lead there again. */
function useWrittenHash(): void {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate({ from: '/' });
  const isAsked = hash === WRITE_HASH;
  useEffect(() => {
    if (!isAsked) return;
    focusWriting();
    void navigate({ search: true, hash: '', replace: true, resetScroll: false });
  }, [isAsked, navigate]);
}
