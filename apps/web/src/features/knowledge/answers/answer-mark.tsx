import { api, type CommentView, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { questionReads, rememberQuestion } from '../curiosity/question-cache.ts';

/** Below an answer: that it was accepted, or the asker’s button for it. */
export function AnswerMark({ question, comment }: { question: QuestionView; comment: CommentView }) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.curious.accept, {
    invalidates: questionReads,
    loading: 'none',
  });
  const { id: curiousId, accepted, can, asker } = question;
  const commentId = comment.id;
  const takeBack = () => mutate({ curiousId, commentId, undo: true }, { onSuccess: rememberQuestion });
  if (accepted?.commentId === commentId) {
    return (
      <>
        <Chip tone="leaf" icon={<CheckIcon className="size-4" />} className="mx-2">
          <Trans>Accepted answer</Trans>
        </Chip>
        {can.settle && (
          <Button look="ghost" className="font-normal text-sm" loading={isPending} onClick={takeBack}>
            <Trans>Don’t accept</Trans>
          </Button>
        )}
      </>
    );
  }
  if (!can.settle || comment.parentId !== null || comment.author?.id === asker.id) return null;
  const accept = () =>
    mutate(
      { curiousId, commentId },
      {
        onSuccess: (solved) => {
          rememberQuestion(solved);
          toast.undoable(t`Answer accepted. The question is solved.`, takeBack);
        },
      },
    );
  return (
    <Button
      look="ghost"
      className="text-sm"
      icon={<CheckIcon className="size-5" />}
      loading={isPending}
      onClick={accept}
    >
      <Trans>Accept answer</Trans>
    </Button>
  );
}
