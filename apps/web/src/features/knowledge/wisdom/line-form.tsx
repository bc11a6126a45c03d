import { characterCount, MAX_SOURCE, MAX_WISDOM } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { failureMessage, refusalMessage, translateMessage } from '../../../lib/locale/translate-message.ts';

/** The counter shows when so few characters are left. */
const NEAR = 100;

export type LineInput = { readonly text: string; readonly source: string; readonly tags: string };
const noLine: LineInput = { text: '', source: '', tags: '' };

type Props = {
  /** The accessible name of the text. */
  label: string;
  placeholder?: string;
  begin?: LineInput;
  /** Asks for tags too; in a collection alone. */
  hasTags?: boolean;
  /** Someone else’s words: only the tags are one’s own. */
  onlyTags?: boolean;
  submitLabel: ReactNode;
  /** Resolves once it is kept; what it throws is shown beside its field. */
  onSubmit: (input: LineInput) => Promise<unknown>;
  onCancel?: () => void;
};

/** The words of a line and where they are from; the rest of the form comes as someone begins to write. */
export function LineForm({
  label,
  placeholder,
  begin = noLine,
  hasTags = false,
  onlyTags = false,
  submitLabel,
  onSubmit,
  onCancel,
}: Props) {
  const { t } = useLingui();
  const [input, setInput] = useState(begin);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const change = (part: Partial<LineInput>) => {
    setInput({ ...input, ...part });
    setFailure(undefined);
  };
  const left = MAX_WISDOM - characterCount(input.text.trim());
  const isOpen = onCancel !== undefined || Object.values(input).some((value) => value !== '');
  const errorOf = (path: string) => {
    const found =
      failure instanceof ApiRefusal
        ? failure.errors.find((each) => each.path === path || each.path.startsWith(`${path}.`))
        : undefined;
    return found && refusalMessage(found);
  };
  const isOfField = ['text', 'source', 'tags'].some((path) => errorOf(path) !== undefined);
  const submit = async () => {
    if (isPending || left < 0) return;
    setPending(true);
    try {
      await onSubmit(input);
      if (!onCancel) setInput(noLine);
    } catch (reason) {
      setFailure(reason);
    } finally {
      setPending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape') onCancel?.();
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!onlyTags && (
        <TextArea
          label={label}
          labelHidden
          placeholder={placeholder}
          minRows={isOpen ? 2 : 1}
          className="font-serif"
          value={input.text}
          error={left < 0 ? translateMessage('quoteTooLong', { maximum: MAX_WISDOM }) : errorOf('text')}
          count={left >= 0 && left <= NEAR && t`${left} left`}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
      {isOpen && (
        <>
          {!onlyTags && (
            <TextField
              label={t`Source`}
              optional
              placeholder={t`A book, a person, a talk`}
              maxLength={MAX_SOURCE}
              autoComplete="off"
              value={input.source}
              error={errorOf('source')}
              onChange={(event) => change({ source: event.target.value })}
            />
          )}
          {hasTags && (
            <TextField
              label={t`Tags`}
              optional
              hint={t`Separated by commas`}
              autoComplete="off"
              value={input.tags}
              error={errorOf('tags')}
              onChange={(event) => change({ tags: event.target.value })}
            />
          )}
          {failure !== undefined && !isOfField && <FieldError>{failureMessage(failure)}</FieldError>}
          <div className="flex flex-wrap justify-end gap-2">
            {onCancel && (
              <Button look="quiet" onClick={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            )}
            <Button type="submit" loading={isPending} disabled={left < 0}>
              {submitLabel}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
