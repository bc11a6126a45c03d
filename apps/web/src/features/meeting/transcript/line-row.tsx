import type { MeetingLine, MeetingView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { PlayIcon } from '../../../components/icons/objects.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { Moment } from '../recordings/moments.ts';
import { play } from '../recordings/playback.ts';
import { lineTime } from './line-time.ts';
import { lineId } from './show-line.ts';

const LineForm = latePart(async () => (await import('./line-form.tsx')).LineForm);

type Props = {
  meeting: MeetingView;
  line: number;
  said: MeetingLine;
  isMarked: boolean;
  /** It says the same as those around it. */
  isRepeated: boolean;
  /** Where it stands in a recording. */
  moment: Moment | undefined;
  /** It is heard now. */
  isHeard: boolean;
};

/** One line of a transcript; its time plays it, its number marks it, and the owner of the meeting edits the marked one. */
export function LineRow({ meeting, line, said, isMarked, isRepeated, moment, isHeard }: Props) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const { speaker, text, at, isStruck } = said;
  const number = line + 1;
  return (
    <li
      id={lineId(line)}
      tabIndex={-1}
      aria-current={isMarked || undefined}
      data-heard={isHeard || undefined}
      className={classNames(
        'grid grid-cols-1 rounded-md border-s-4 px-2 py-1.5 outline-offset-2',
        isMarked ? 'border-grape' : isHeard ? 'border-leaf' : 'border-transparent',
        isHeard ? 'bg-leaf-soft' : isMarked && 'bg-grape-soft',
      )}
    >
      {isEditing && meeting.can.edit ? (
        <LineForm meeting={meeting} line={line} said={said} onClose={() => setEditing(false)} />
      ) : (
        <div className="words-below flex items-start gap-2">
          <RouteLink
            to="/au/summary"
            search={{ id: meeting.id, line: number }}
            replace
            resetScroll={false}
            ignoreBlocker
            onClick={() => moment && play(moment)}
            className="inline-flex min-h-6 min-w-6 shrink-0 items-center justify-end gap-1 text-sm tabular-nums"
          >
            {moment && <PlayIcon className="size-3.5" />}
            {at === null ? number : lineTime(at)}{' '}
            <span className="sr-only">{moment ? t`Play from here` : t`Mark this line`}</span>
          </RouteLink>
          <p data-words className="wrap-anywhere min-w-0 flex-1">
            {speaker !== '' && (
              <>
                <strong lang={ownLang(speaker)}>{speaker}</strong>{' '}
              </>
            )}
            {isStruck ? (
              <em className="text-ink-2">{t`Struck`}</em>
            ) : (
              <span lang={ownLang(text)}>{text}</span>
            )}
            {isRepeated && (
              <>
                {' '}
                <Chip tone="amber">{t`Repeated – perhaps no one said it`}</Chip>
              </>
            )}
          </p>
          {isMarked && meeting.can.edit && !isStruck && (
            <IconButton
              label={t`Edit line ${number}`}
              icon={<EditIcon className="size-5" />}
              onClick={() => setEditing(true)}
              className="-my-1.5"
            />
          )}
        </div>
      )}
    </li>
  );
}
