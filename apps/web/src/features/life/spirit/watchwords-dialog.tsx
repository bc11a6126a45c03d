import {
  api,
  MAX_WATCHWORD,
  MAX_WATCHWORD_MEANING,
  MAX_WATCHWORDS,
  type TeamSpiritView,
} from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ArrowUpIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';

type Word = { readonly key: string; readonly id?: string; readonly text: string; readonly meaning: string };

const newWord = (): Word => ({ key: crypto.randomUUID(), text: '', meaning: '' });

/** Writes the watchwords of a team, in their order. */
export function WatchwordsDialog({ spirit, onClose }: { spirit: TeamSpiritView; onClose: () => void }) {
  const { t } = useLingui();
  const { teamId, version } = spirit;
  const [words, setWords] = useState<readonly Word[]>(() =>
    spirit.words.length === 0
      ? [newWord()]
      : spirit.words.map(({ id, text, meaning }) => ({ key: id, id, text, meaning })),
  );
  const { mutate, isPending, error } = useApiCommand(api.team.setTeamSpirit, {
    invalidates: [api.team.getTeamSpirit],
    failure: 'none',
    loading: 'none',
  });
  const change = (key: string, part: Partial<Word>) =>
    setWords(words.map((word) => (word.key === key ? { ...word, ...part } : word)));
  const moveUp = (index: number) =>
    setWords(words.toSpliced(index - 1, 2, ...words.slice(index - 1, index + 1).toReversed()));
  const save = () =>
    mutate(
      {
        teamId,
        version,
        words: words
          .filter(({ text, meaning }) => text.trim() !== '' || meaning.trim() !== '')
          .map(({ id, text, meaning }) => ({ ...(id !== undefined && { id }), text, meaning })),
      },
      {
        onSuccess: () => {
          onClose();
          toast.success(t`The watchwords are saved.`);
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Watchwords</Trans>}
      description={
        <Trans>What your team lives by, in a word or two each. A word’s sentences go with it.</Trans>
      }
      dismissible={false}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {words.map(({ key, text, meaning }, index) => {
        const place = index + 1;
        return (
          <fieldset
            key={key}
            className="grid grid-cols-1 gap-2 border-line not-first:border-t not-first:pt-4"
          >
            <legend className="sr-only">{t`Watchword ${place}`}</legend>
            <div className="flex items-end gap-1">
              <div className="min-w-0 flex-1">
                <TextField
                  label={t`Watchword ${place}`}
                  value={text}
                  maxLength={MAX_WATCHWORD}
                  autoComplete="off"
                  onChange={({ target }) => change(key, { text: target.value })}
                />
              </div>
              {index > 0 && (
                <IconButton
                  label={t`Move watchword ${place} up`}
                  icon={<ArrowUpIcon className="size-5" />}
                  onClick={() => moveUp(index)}
                />
              )}
              <IconButton
                label={t`Remove watchword ${place}`}
                icon={<TrashIcon className="size-5" />}
                onClick={() => setWords(words.filter((word) => word.key !== key))}
              />
            </div>
            <TextField
              label={t`What it means here`}
              optional
              value={meaning}
              maxLength={MAX_WATCHWORD_MEANING}
              autoComplete="off"
              onChange={({ target }) => change(key, { meaning: target.value })}
            />
          </fieldset>
        );
      })}
      {words.length < MAX_WATCHWORDS && (
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<PlusIcon className="size-5" />}
          onClick={() => setWords([...words, newWord()])}
        >
          <Trans>Add a watchword</Trans>
        </Button>
      )}
      {error && <FieldError>{failureMessage(error)}</FieldError>}
    </FormDialog>
  );
}
