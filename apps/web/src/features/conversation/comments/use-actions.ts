import { api, type CommentView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useOwnPseudonym } from '../anonymity/use-own-pseudonym.ts';
import { changeState } from './thread-cache.ts';

/** Deleting and restoring a comment, as its author by name or by the key of their pseudonym, or as a moderator. */
export function useActions(comment: CommentView) {
  const { t } = useLingui();
  const pseudonym = useOwnPseudonym(comment);
  const { mutateAsync, isPending } = useApiCommand(api.comment.delete);
  const call = (undo: boolean, key: string | undefined) =>
    mutateAsync({ commentId: comment.id, undo, ...(key !== undefined && { key }) });

  const hide = async (state: 'deleted' | 'removed') => {
    const key = state === 'deleted' ? pseudonym?.key : undefined;
    if (key !== undefined) {
      await call(false, key).then(
        () =>
          toast.undoable(
            t`Your comment will be removed, tomorrow morning at the earliest`,
            () => void call(true, key),
          ),
        ignoreShown,
      );
      return;
    }
    const gone = asDeleted(comment, state);
    changeState(comment, gone);
    try {
      await call(false, undefined);
    } catch {
      // The failed call is already shown.
      changeState(gone, comment);
      return;
    }
    const undo = () => void call(true, undefined).then(() => changeState(gone, comment), ignoreShown);
    toast.undoable(state === 'deleted' ? t`Comment deleted` : t`Comment removed`, undo);
  };
  /** Its text is read again. */
  const restore = () =>
    void call(true, pseudonym?.key).then(
      () => queryClient.invalidateQueries({ queryKey: apiKey(api.comment.gets) }),
      ignoreShown,
    );
  return {
    /** Whether it is the user's own anonymous comment. */
    isOwnPseudonym: pseudonym !== undefined,
    canDelete: comment.can.delete || (pseudonym !== undefined && comment.state === 'shown'),
    isPending,
    remove: () => hide('removed'),
    delete: () => hide('deleted'),
    restore,
  };
}

/** The failed call is already shown. */
const ignoreShown = () => undefined;

function asDeleted(comment: CommentView, state: 'deleted' | 'removed'): CommentView {
  const can = { reply: false, edit: false, delete: false, remove: false, restore: comment.author !== null };
  return { ...comment, state, text: '', mentions: [], reactions: [], can };
}
