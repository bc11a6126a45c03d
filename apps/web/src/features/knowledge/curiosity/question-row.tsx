import type { QuestionView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { QuestionState } from './question-state.tsx';
import { isFor } from './use-questions.ts';

/** One question of a list; all of it leads to its page. */
export function QuestionRow({ question, isOwn = false }: { question: QuestionView; isOwn?: boolean }) {
  const me = useUserStore((state) => state.userInfo?.user_id);
  const { id, asker, day, images, comments } = question;
  return (
    <li className="py-1">
      <div className="relative -mx-2 flex gap-3 rounded-md px-2 py-2 transition-colors hover:bg-grape-soft">
        {!isOwn && (
          <Avatar
            name={asker.name}
            personId={asker.id}
            src={asker.avatar}
            size="sm"
            className="@max-[18rem]:hidden"
          />
        )}
        <div className="min-w-0 flex-1">
          <RouteLink
            to="/curiosity/detail"
            search={{ id }}
            lang={ownLang(question.question)}
            className="wrap-anywhere line-clamp-3 font-semibold text-ink no-underline after:absolute after:inset-0 after:rounded-md"
          >
            {question.question}
          </RouteLink>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
            {!isOwn && (
              <span className="wrap-anywhere">
                <PersonName person={asker} />
              </span>
            )}
            <DayText day={day} style="short" />
            {images.length > 0 && (
              <span>
                <Plural value={images.length} one="# picture" other="# pictures" />
              </span>
            )}
            {comments > 0 && (
              <span>
                <Plural value={comments} one="# comment" other="# comments" />
              </span>
            )}
            <QuestionState question={question} />
            {isFor(me, question) && (
              <Chip tone="grape">
                <Trans>Asked you</Trans>
              </Chip>
            )}
          </p>
        </div>
      </div>
    </li>
  );
}
