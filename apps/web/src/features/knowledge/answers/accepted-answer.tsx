import type { QuestionView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { CheckCircleIcon } from '../../../components/icons/signs.tsx';
import { PersonName, usePersonName } from '../../../components/people/person-name.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';

type Props = { question: QuestionView; accepted: NonNullable<QuestionView['accepted']> };

/** The accepted answer below its question, and the thanks for it. */
export function AcceptedAnswer({ question: { id, asker, helped }, accepted }: Props) {
  const me = useUserStore((state) => state.userInfo?.user_id);
  const { author, commentId, text } = accepted;
  return (
    <div className="mt-4 rounded-md border-leaf border-l-3 bg-leaf-soft px-4 py-3">
      <p className="mb-1 flex flex-wrap items-center gap-x-1 font-semibold text-sm">
        <CheckCircleIcon className="size-5 text-leaf" />
        {author ? (
          <Trans>
            Accepted answer by <PersonName person={author} />
          </Trans>
        ) : (
          <Trans>Accepted answer</Trans>
        )}
      </p>
      <MarkdownText text={text} />
      <RouteLink
        to="/curiosity/detail"
        search={{ id, comment: commentId }}
        resetScroll={false}
        look="plain"
        className="text-sm"
      >
        <Trans>Go to the answer</Trans>
      </RouteLink>
      {helped === true && author && <Thanks asker={asker} author={author} me={me} />}
    </div>
  );
}

function Thanks({
  asker,
  author,
  me,
}: {
  asker: QuestionView['asker'];
  author: QuestionView['asker'];
  me: string | undefined;
}) {
  const nameOf = usePersonName();
  const [askedBy, answeredBy] = [nameOf(asker), nameOf(author)];
  return (
    <p className="border-leaf border-t border-dashed pt-2">
      {author.id === me ? (
        <Trans>Your answer helped. {askedBy} says thank you.</Trans>
      ) : asker.id === me ? (
        <Trans>It helped you, and you’ve thanked {answeredBy}.</Trans>
      ) : (
        <Trans>
          It helped {askedBy}, who says thank you to {answeredBy}.
        </Trans>
      )}
    </p>
  );
}
