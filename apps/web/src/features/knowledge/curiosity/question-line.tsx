import type { QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { CheckIcon, CommentIcon } from '../../../components/icons/actions.tsx';
import { PaneRow } from '../../../components/panes/pane-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { isFor, type ListSearch } from './use-questions.ts';

type Props = { question: QuestionView; isOpen: boolean };

/** One question in two lines, beside the one that is open. */
export const QuestionLine = memo(function QuestionLine({ question, isOpen }: Props) {
  const { t } = useLingui();
  const me = useUserStore((state) => state.userInfo?.user_id);
  const { id, asker, day, comments, solvedAt, answered } = question;
  return (
    <PaneRow
      id={id}
      isOpen={isOpen}
      render={
        <RouteLink
          to="/curiosity/detail"
          search={({ team, state }: ListSearch) => ({
            id,
            ...(team && { team }),
            ...(state && { state }),
          })}
        />
      }
      start={<Avatar name={asker.name} personId={asker.id} src={asker.avatar} size="sm" />}
      title={<span lang={ownLang(question.question)}>{question.question}</span>}
      text={
        <>
          <PersonName person={asker} /> · <DayText day={day} style="short" />
        </>
      }
      counts={
        <>
          {comments > 0 && (
            <span className="inline-flex shrink-0 items-center gap-1 tabular-nums">
              <CommentIcon className="size-4" />
              {comments}
              <span className="sr-only"> {t`comments`}</span>
            </span>
          )}
          {solvedAt !== null ? (
            <>
              <CheckIcon className="size-4 shrink-0 text-leaf" />
              <span className="sr-only">
                <Trans>Solved</Trans>
              </span>
            </>
          ) : isFor(me, question) ? (
            <span className="shrink-0 text-grape">
              <Trans>Asked you</Trans>
            </span>
          ) : (
            !answered && (
              <span className="shrink-0 text-amber">
                <Trans>No answer yet</Trans>
              </span>
            )
          )}
        </>
      }
    />
  );
});
