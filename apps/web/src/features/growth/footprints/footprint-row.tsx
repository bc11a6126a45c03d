import type { Footprint } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import type { IconProps } from '../../../components/icons/icon.tsx';
import { BookIcon, PenIcon, QuestionIcon, StarIcon } from '../../../components/icons/places.tsx';
import { CheckCircleIcon, FlagIcon, LeafIcon } from '../../../components/icons/signs.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { ExpressionMark } from '../../diary/expression-mark.part.tsx';
import { HideDay } from '../memories/hide-day.tsx';

const icons: Readonly<Record<Footprint['kind'], ComponentType<IconProps>>> = {
  entry: PenIcon,
  outgrown: LeafIcon,
  goal: FlagIcon,
  firstGoal: FlagIcon,
  firstSolved: CheckCircleIcon,
  firstAnswer: CommentIcon,
  firstQuestion: QuestionIcon,
  firstDiary: BookIcon,
  milestone: StarIcon,
};

/** One thing of the way: a diary is a quiet line, what was reached for the first time stands out. */
export function FootprintRow({ of: footprint }: { of: Footprint }) {
  const { kind, day, text, grade, mood } = footprint;
  const { t } = useLingui();
  const Icon = icons[kind];
  const isMark = kind !== 'entry';
  const words = wordsFor(footprint);
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-2">
      <div className="relative -ml-2 flex min-h-14 min-w-0 flex-1 basis-40 flex-wrap items-start gap-x-3 rounded-md px-2 py-2.5 has-[a:hover]:bg-grape-soft">
        <Icon className={classNames('mt-0.5 size-5 shrink-0', isMark ? 'text-grape' : 'text-ink-3')} />
        <div className="wrap-anywhere min-w-0 flex-1 basis-32">
          <p className="flex flex-wrap items-center gap-x-2">
            <Link
              {...targetOf(footprint)}
              className={classNames(
                'font-semibold after:absolute after:inset-0 after:rounded-md',
                isMark && 'text-grape',
              )}
            >
              {words ?? <DayText day={day} style="year" />}
            </Link>
            {words && (
              <span className="text-ink-2 text-sm">
                <DayText day={day} style="year" />
              </span>
            )}
            {grade && <Berry grade={grade} label={t`Grade ${grade}`} className="size-5" />}
            {mood !== null && <ExpressionMark expression={mood} />}
          </p>
          <p lang={ownLang(text)} className="text-ink-2">
            {text}
          </p>
        </div>
      </div>
      {kind === 'entry' && <HideDay day={day} />}
    </div>
  );
}

/** What a first time or a milestone is called; a diary goes by its day. */
function wordsFor({ kind, count }: Footprint): ReactNode {
  switch (kind) {
    case 'entry':
      return null;
    case 'outgrown':
      return <Trans>A mistake outgrown</Trans>;
    case 'goal':
      return <Trans>A goal reached</Trans>;
    case 'firstGoal':
      return <Trans>My first goal reached</Trans>;
    case 'firstSolved':
      return <Trans>My first answer that solved a question</Trans>;
    case 'firstAnswer':
      return <Trans>My first answer to a teammate’s question</Trans>;
    case 'firstQuestion':
      return <Trans>My first question</Trans>;
    case 'firstDiary':
      return <Trans>My first diary</Trans>;
    case 'milestone':
      return <Plural value={count ?? 0} one="# diary" other="# diaries" />;
  }
}

function targetOf({ kind, id }: Footprint): Pick<LinkProps, 'to' | 'search'> {
  switch (kind) {
    case 'goal':
    case 'firstGoal':
      return { to: '/importantThing', search: {} };
    case 'outgrown':
      return { to: '/handbook', search: { tab: 'mistakes', mistake: id } };
    case 'firstQuestion':
    case 'firstAnswer':
    case 'firstSolved':
      return { to: '/curiosity/detail', search: { id } };
    default:
      return { to: '/home', search: { diary: id } };
  }
}
