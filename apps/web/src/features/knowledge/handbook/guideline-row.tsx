import { type GuidelineView, oneLine, shownText } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { MoveHandle } from '../../../components/buttons/move-handle.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { PinIcon } from '../../../components/icons/actions.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { type Place, useGuidelineActions } from './use-guideline-actions.tsx';
import { useWeekdaysText } from './use-weekdays-text.ts';

/** This much of its content stands below its title. */
const BEGINNING = 300;

/** One guideline in a list: its title leads to the whole of it. */
export function GuidelineRow({ guideline, place }: { guideline: GuidelineView; place?: Place }) {
  const { t } = useLingui();
  const actions = useGuidelineActions(guideline, place);
  const { id, title, category, content, pinned, weekdays, mistakes } = guideline;
  const days = useWeekdaysText(weekdays);
  const beginning = oneLine(shownText(content.slice(0, BEGINNING)));
  return (
    <li
      data-movable
      className="flex items-start gap-x-2 bg-surface @max-[18rem]:flex-wrap py-1 data-[dragged]:relative data-[dragged]:z-10 data-[dragged]:rounded-md data-[dragged]:shadow-mid"
    >
      {place && place.count > 1 ? (
        <MoveHandle text={title} index={place.index} count={place.count} onMove={place.move} />
      ) : (
        place && (
          <span className="grid min-h-(--target) w-7 shrink-0 place-items-center">
            {pinned && <PinIcon className="size-4 text-grape" />}
          </span>
        )
      )}
      <div className="relative min-w-0 flex-1 @max-[18rem]:order-last @max-[18rem]:basis-full rounded-md py-2.5 has-[a:hover]:bg-grape-soft">
        <p className="wrap-anywhere leading-tight">
          {pinned && (
            <>
              {place?.count !== 1 && <PinIcon className="mr-1.5 inline size-4 text-grape" />}
              <span className="sr-only">
                <Trans>pinned</Trans>{' '}
              </span>
            </>
          )}
          <Link
            to="/handbook"
            search={{ guideline: id }}
            lang={ownLang(title)}
            className="font-semibold after:absolute after:inset-0 after:rounded-md"
          >
            {title}
          </Link>
        </p>
        <p lang={ownLang(beginning)} className="wrap-anywhere mt-0.5 line-clamp-2 text-ink-2 text-sm">
          {beginning}
        </p>
        {(category !== '' || days !== '' || mistakes.length > 0) && (
          <p className="mt-2 flex flex-wrap gap-1.5">
            {category !== '' && <Chip className="wrap-anywhere">{category}</Chip>}
            {days !== '' && (
              <Chip tone="grape">
                <Trans>In the editor: {days}</Trans>
              </Chip>
            )}
            {mistakes.length > 0 && (
              <Chip tone="leaf">
                <Plural value={mistakes.length} one="from a mistake" other="from # mistakes" />
              </Chip>
            )}
          </p>
        )}
      </div>
      <span className="ml-auto">
        <MoreMenu label={t`More about: ${title}`} actions={actions} />
      </span>
    </li>
  );
}
