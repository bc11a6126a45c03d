import { type GuidelineView, oneLine, shownText } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { MoveHandle } from '../../../components/buttons/move-handle.tsx';
import { PinIcon } from '../../../components/icons/actions.tsx';
import { PaneRow } from '../../../components/panes/pane-row.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useGuidelineActions } from './use-guideline-actions.tsx';
import { alone } from './use-guidelines.ts';

type Props = {
  guideline: GuidelineView;
  isOpen: boolean;
  /** Where it stands among those that are pinned like it, if it can be moved. */
  index?: number;
  count?: number;
  onMove?: (id: string, position: number) => void;
};

/** As much of its content as a line may hold. */
const BEGINNING = 120;

/** One guideline in two lines, beside the one that is open. */
export const GuidelineLine = memo(function GuidelineLine({ guideline, isOpen, index, count, onMove }: Props) {
  const { t } = useLingui();
  const { id, title, content, pinned } = guideline;
  const beginning = oneLine(shownText(content.slice(0, BEGINNING)));
  const place =
    index === undefined || count === undefined || onMove === undefined
      ? undefined
      : { index, count, move: (position: number) => onMove(id, position) };
  const actions = useGuidelineActions(guideline, place);
  return (
    <li
      data-movable
      className="flex items-center bg-paper data-[dragged]:relative data-[dragged]:z-10 data-[dragged]:rounded-md data-[dragged]:shadow-mid"
    >
      {place &&
        (place.count > 1 ? (
          <MoveHandle text={title} index={place.index} count={place.count} onMove={place.move} />
        ) : (
          <span className="w-7 shrink-0" />
        ))}
      <div className="min-w-0 flex-1">
        <PaneRow
          id={id}
          isOpen={isOpen}
          render={
            <Link
              from="/handbook"
              to="/handbook"
              search={(now: object) => ({ ...alone(now), guideline: id })}
            />
          }
          title={
            <>
              {pinned && (
                <>
                  <PinIcon className="mr-1.5 inline size-4 text-grape" />
                  <span className="sr-only">
                    <Trans>pinned</Trans>{' '}
                  </span>
                </>
              )}
              <span lang={ownLang(title)}>{title}</span>
            </>
          }
          text={<span lang={ownLang(beginning)}>{beginning}</span>}
        />
      </div>
      <MoreMenu label={t`More about: ${title}`} actions={actions} />
    </li>
  );
});
