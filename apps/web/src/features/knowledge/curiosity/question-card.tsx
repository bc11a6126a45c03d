import { api, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useOpenHeading } from '../../../components/panes/use-open-heading.ts';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Pictures } from '../../diary/pictures.part.tsx';
import { ReaderFaces } from '../../follow/reader-faces.part.tsx';
import { AcceptedAnswer } from '../answers/accepted-answer.tsx';
import { ObjectReactions, Translatable } from '../slots.tsx';
import { CollectButton } from './collect-button.tsx';
import { questionReads, rememberQuestion } from './question-cache.ts';
import { QuestionMenu } from './question-menu.tsx';
import { QuestionState } from './question-state.tsx';

/** The question itself, with its details and the accepted answer. */
export function QuestionCard({ question }: { question: QuestionView }) {
  const headingId = useId();
  const heading = useOpenHeading<HTMLHeadingElement>();
  const { asker, day, diaryId, detail, images, accepted, can } = question;
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div className="flex items-start gap-3">
        <Avatar
          name={asker.name}
          personId={asker.id}
          src={asker.avatar}
          size="sm"
          className="@max-[18rem]:hidden"
        />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-semibold leading-tight">
            {asker.name ? (
              <RouteLink
                to="/person"
                search={{ id: asker.id }}
                className="text-ink no-underline hover:underline"
              >
                {asker.name}
              </RouteLink>
            ) : (
              <PersonName person={asker} />
            )}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
            {diaryId === null ? (
              <DayText day={day} />
            ) : (
              <RouteLink to="/home" search={{ diary: diaryId }} className="inline-block py-1">
                <Trans>
                  Diary of <DayText day={day} />
                </Trans>
              </RouteLink>
            )}
            <QuestionState question={question} />
          </p>
        </div>
        {can.edit && <QuestionMenu question={question} />}
      </div>
      <h2
        ref={heading}
        id={headingId}
        lang={ownLang(question.question)}
        className="wrap-anywhere mt-3 text-xl"
      >
        {question.question}
      </h2>
      <div className="mt-2">
        <Translatable parts={[{ text: question.question }, ...(detail === '' ? [] : [{ text: detail }])]}>
          {detail !== '' && <MarkdownText text={detail} />}
        </Translatable>
      </div>
      <Pictures images={images} />
      {can.settle && question.teamIds.length > 0 && (
        <div className="mt-3 text-ink-2">
          <ReaderFaces of={{ call: api.curious.readers, input: { curiousId: question.id } }} />
        </div>
      )}
      {accepted && <AcceptedAnswer question={question} accepted={accepted} />}
      <div className="-ml-3 mt-3 -mb-1 flex flex-wrap items-center gap-x-1">
        {question.teamIds.length > 0 && (
          <ObjectReactions
            about={{ kind: 'curious', objectId: question.id }}
            reactions={question.reactions}
          />
        )}
        <CollectButton question={question} />
        {can.settle && <SolveButton question={question} />}
      </div>
    </Card>
  );
}

/** Marks one’s question as solved, or opens it again; either can be undone. */
function SolveButton({ question: { id: curiousId, solvedAt, accepted } }: { question: QuestionView }) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.curious.solve, {
    invalidates: questionReads,
    loading: 'none',
  });
  const solve = (undo: boolean) => mutate({ curiousId, undo }, { onSuccess: rememberQuestion });
  if (solvedAt === null) {
    return (
      <Button
        look="ghost"
        className="text-sm"
        icon={<CheckIcon className="size-5" />}
        loading={isPending}
        onClick={() =>
          mutate(
            { curiousId },
            {
              onSuccess: (solved) => {
                rememberQuestion(solved);
                toast.undoable(t`The question is solved.`, () => solve(true));
              },
            },
          )
        }
      >
        <Trans>Mark as solved</Trans>
      </Button>
    );
  }
  // An accepted answer is taken back where it stands.
  if (accepted) return null;
  return (
    <Button look="ghost" className="text-sm" loading={isPending} onClick={() => solve(true)}>
      <Trans>Open again</Trans>
    </Button>
  );
}
