import type { AppealView, OpenAppeal } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { useFocusFallback } from '../../../components/dialogs/use-focus-fallback.ts';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { partNames } from '../rubric/part-names.ts';
import { AppealRecord } from './appeal-record.tsx';

const SettleForm = latePart(async () => (await import('./settle-form.tsx')).SettleForm);

// After the list: with it comes all of how a diary is read.
const DiaryText = latePart(async () => (await import('../../diary/diary-text.part.tsx')).DiaryText, {
  fallback: (
    <SkeletonGroup>
      <SkeletonText lines={4} />
    </SkeletonGroup>
  ),
});

type Props = {
  appeal: OpenAppeal;
  /** How it was settled, once that is known. */
  settled: AppealView | undefined;
  onOpened: () => void;
  onSettled: (record: AppealView) => void;
};

/** An appeal: who asks and why; opened, what the diary says and is worth, and the decision. */
export function OpenAppealRow({ appeal, settled, onOpened, onSettled }: Props) {
  const { t } = useLingui();
  /** Undefined before it was opened for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  const detailsId = useId();
  const row = useFocusFallback<HTMLLIElement>(settled === undefined);
  const { author, day, reason, score, grade, diaryId, edited } = appeal;
  const name = usePersonName()(author);
  const toggle = () => {
    setOpen(!isOpen);
    onOpened();
  };
  return (
    <li ref={row} tabIndex={-1} className="grid grid-cols-1 gap-3 py-4 outline-none last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={author.name} personId={author.id} src={author.avatar} />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="wrap-anywhere font-sans font-semibold text-base leading-tight">{name}</h3>
          <p className="text-ink-2 text-sm">
            <DayText day={day} />
          </p>
        </div>
        {edited && (
          <Chip tone="amber">
            <Trans>edited since</Trans>
          </Chip>
        )}
        <span className="flex items-center gap-2 font-serif text-lg tabular-nums">
          <Berry grade={grade} label={t`Grade ${grade}`} />
          {score}
        </span>
      </div>
      {settled ? (
        <AppealRecord appeal={settled} />
      ) : (
        <>
          <q lang={ownLang(reason)} className="wrap-anywhere whitespace-pre-wrap">
            {reason}
          </q>
          <Button
            look="quiet"
            aria-expanded={isOpen ?? false}
            aria-controls={isOpen === undefined ? undefined : detailsId}
            onClick={toggle}
            className="justify-self-start"
          >
            {isOpen ? <Trans>Close</Trans> : <Trans context="appeal">Review</Trans>}
          </Button>
        </>
      )}
      {isOpen !== undefined && (
        // Folded it stays, with what was typed.
        <div id={detailsId} hidden={!isOpen} className={isOpen ? 'grid grid-cols-1 gap-4' : ''}>
          {!settled && (
            <>
              <div className="rounded-md border border-line bg-surface p-3">
                <DiaryText diaryId={diaryId} />
              </div>
              <Parts parts={appeal.parts} />
            </>
          )}
          <SettleForm appeal={appeal} name={name} settled={settled} onSettled={onSettled} />
        </div>
      )}
    </li>
  );
}

/** What the score is made of, as the rubric has counted it. */
function Parts({ parts }: Pick<OpenAppeal, 'parts'>) {
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-x-4 gap-y-2">
      {parts.map(({ part, points, max }) => (
        <div key={part}>
          <dt className="text-ink-2 text-sm">{i18n._(partNames[part])}</dt>
          <dd className="tabular-nums">
            {points} / {max}
          </dd>
        </div>
      ))}
    </dl>
  );
}
