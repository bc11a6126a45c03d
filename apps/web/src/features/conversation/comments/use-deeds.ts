import { api, type CommentView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useOwnVoice } from '../anonymity/use-voice.ts';
import { changeState } from './thread-cache.ts';

/** Taking a comment away and bringing it back, as its writer by name or by the key of the voice, or as a moderator. */
export function useDeeds(comment: CommentView) {
  const { t } = useLingui();
  const voice = useOwnVoice(comment);
  const { mutateAsync, isPending } = useApiCommand(api.comment.delete);
  const call = (undo: boolean, key: string | undefined) =>
    mutateAsync({ commentId: comment.id, undo, ...(key !== undefined && { key }) });

  const takeAway = async (state: 'deleted' | 'removed') => {
    const key = state === 'deleted' ? voice?.key : undefined;
    const gone = goneOf(comment, state);
    changeState(comment, gone);
    try {
      await call(false, key);
    } catch {
      // The failed call is shown already.
      changeState(gone, comment);
      return;
    }
    const undo = () => void call(true, key).then(() => changeState(gone, comment), ignoreShown);
    toast.undoable(state === 'deleted' ? t`Comment deleted` : t`Comment removed`, undo);
  };
  /** What it said is read again. */
  const bringBack = () =>
    void call(true, voice?.key).then(
      () => queryClient.invalidateQueries({ queryKey: apiKey(api.comment.gets) }),
      ignoreShown,
    );
  return {
    /** Whether it is one's own, said anonymously. */
    isOwnVoice: voice !== undefined,
    canDelete: comment.can.delete || (voice !== undefined && comment.state === 'shown'),
    isPending,
    remove: () => takeAway('removed'),
    delete: () => takeAway('deleted'),
    bringBack,
  };
}

/** The failed call is shown already. */
const ignoreShown = () => undefined;

function goneOf(comment: CommentView, state: 'deleted' | 'removed'): CommentView {
  const can = { reply: false, edit: false, delete: false, remove: false, restore: comment.author !== null };
  return { ...comment, state, text: '', mentions: [], reactions: [], can };
}
