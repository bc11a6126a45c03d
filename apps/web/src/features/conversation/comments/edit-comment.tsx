import { api, type CommentView, characterCount, isBlank, MAX_COMMENT } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useUnsent } from '../composer/use-unsent.ts';
import { cacheComment } from './thread-cache.ts';
import { useThreadContext } from './thread-context.ts';

/** Edits a comment just written. */
export function EditComment({ comment, onClose }: { comment: CommentView; onClose: () => void }) {
  const { t } = useLingui();
  const { userId } = useThreadContext();
  const field = useRef<HTMLTextAreaElement>(null);
  const { unsent, keep, clear } = useUnsent(userId, `edit ${comment.id}`, {
    text: comment.text,
    anonymous: false,
  });
  const saving = useApiCommand(api.comment.update, { failure: 'none', loading: 'none' });
  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const close = () => {
    clear();
    onClose();
  };
  const over = characterCount(unsent.text.trim()) - MAX_COMMENT;
  const canSave = !isBlank(unsent.text) && over <= 0;
  const save = () => {
    if (!canSave || saving.isPending) return;
    saving.mutate(
      { commentId: comment.id, text: unsent.text },
      {
        onSuccess: (changed) => {
          cacheComment(changed);
          close();
        },
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
  };
  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        ref={field}
        label={t`Change your comment`}
        labelHidden
        look="boxed"
        minRows={2}
        value={unsent.text}
        onChange={({ target }) => keep({ text: target.value, anonymous: false })}
        onKeyDown={onKeyDown}
        error={
          over > 0
            ? t`A comment has at most ${MAX_COMMENT} characters: ${over} too many`
            : failureMessage(saving.error ?? undefined)
        }
      />
      <div className="flex justify-end gap-2">
        <Button look="ghost" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={!canSave} loading={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
