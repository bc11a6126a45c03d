import { api, type GuidelineView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText, MomentText } from '../../../components/days/time-text.tsx';
import { ArrowLeftIcon, EditIcon, PinIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useOpenHeading } from '../../../components/panes/use-open-heading.ts';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';
import { GuidelineVersions } from './guideline-versions.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { useGuidelineActions } from './use-guideline-actions.tsx';
import { useWeekdaysText } from './use-weekdays-text.ts';

/** One guideline whole, with the mistakes that it comes from and what it said before. */
export function OneGuideline({ id }: { id: string }) {
  const read = useApiQuery(api.handbook.get, { guidelineId: id }, { failure: 'none' });
  const { data } = read;
  return (
    <div className="grid grid-cols-1 gap-4">
      <RouteLink to="/handbook" search={{}} look="plain" className="-mt-3 justify-self-start @desk:hidden">
        <ArrowLeftIcon className="size-5" />
        <Trans>All guidelines</Trans>
      </RouteLink>
      {data ? (
        <>
          <Whole guideline={data.guideline} />
          {data.versions.length > 0 && (
            <GuidelineVersions guideline={data.guideline} versions={data.versions} />
          )}
        </>
      ) : read.isError || read.fetchStatus === 'paused' ? (
        <ReadFailure of={read} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}

function Whole({ guideline }: { guideline: GuidelineView }) {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useOpenHeading<HTMLHeadingElement>();
  const { today, calendar } = useHomeCalendar();
  const navigate = useNavigate({ from: '/handbook' });
  const actions = useGuidelineActions(guideline, undefined, () => void navigate({ search: {} }));
  const { id, title, category, content, pinned, weekdays, mistakes, updatedAt } = guideline;
  const days = useWeekdaysText(weekdays);
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div className="flex items-start gap-2 @max-[18rem]:flex-wrap">
        <h2
          ref={heading}
          id={headingId}
          lang={ownLang(title)}
          className="wrap-anywhere min-w-0 flex-1 @max-[18rem]:order-last @max-[18rem]:basis-full py-1.5"
        >
          {title}
        </h2>
        <span className="ml-auto">
          <MoreMenu label={t`More about: ${title}`} actions={actions} />
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-1.5 text-ink-2 text-sm">
        {pinned && (
          <Chip tone="grape" icon={<PinIcon className="size-4" />}>
            <Trans>pinned</Trans>
          </Chip>
        )}
        {category !== '' && <Chip className="wrap-anywhere">{category}</Chip>}
        {days !== '' && (
          <Chip tone="grape">
            <Trans>In the editor: {days}</Trans>
          </Chip>
        )}
        <span>
          <Trans>
            written <MomentText instant={updatedAt} timeZone={calendar.timezone} />
          </Trans>
        </span>
      </p>
      <div className="wrap-anywhere mt-4">
        <MarkdownText text={content} />
      </div>
      {mistakes.length > 0 && (
        <div className="mt-5 border-line border-t pt-4">
          <h3 className="font-sans font-semibold text-ink-2 text-sm">
            <Plural
              value={mistakes.length}
              one="The mistake it comes from"
              other="The mistakes it comes from"
            />
          </h3>
          <ul className="mt-1 grid grid-cols-1">
            {mistakes.map((mistake) => (
              <li key={mistake.id}>
                <RouteLink
                  to="/handbook"
                  search={{ tab: 'mistakes', mistake: mistake.id }}
                  look="plain"
                  className="wrap-anywhere"
                >
                  <span lang={ownLang(mistake.text)}>{mistake.text}</span>
                  <span className="font-normal text-ink-2 text-sm">
                    <DayText day={mistake.day} today={today} />
                  </span>
                </RouteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RouteLink
        to="/handbook"
        search={{ guideline: id, edit: true }}
        look="quiet"
        className="mt-5 print:hidden"
      >
        <EditIcon className="size-5" />
        <Trans>Edit</Trans>
      </RouteLink>
    </Card>
  );
}
