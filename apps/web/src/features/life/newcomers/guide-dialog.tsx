import { api, MAX_CHECKLIST, MAX_CHECKLIST_ITEM, MAX_PROMPT, type NewcomerGuide } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { checklistOf, promptsOf } from './first-week-texts.ts';

type Props = { teamId: string; guide: NewcomerGuide; onClose: () => void };
type Item = { key: string; id?: string; text: string };

/** Writes what newcomers are asked on their first five working days, and what their buddies do. */
export function GuideDialog({ teamId, guide, onClose }: Props) {
  const { t, i18n } = useLingui();
  const own = { prompts: null, checklist: null };
  const say = i18n._.bind(i18n);
  const [prompts, setPrompts] = useState(() => [...promptsOf(guide, say)]);
  const [items, setItems] = useState<Item[]>(() => itemsOf(checklistOf(guide, say)));
  const { mutate, isPending, error } = useApiCommand(api.newcomer.arrange, {
    invalidates: [api.newcomer.guide, api.newcomer.list],
    failure: 'none',
    loading: 'none',
  });
  // What reads like the product's own stays its own, in each reader's language.
  const isOwn = (written: readonly string[], texts: readonly string[]) =>
    written.length === texts.length && written.every((text, index) => text.trim() === texts[index]);
  const save = () => {
    const written = items.filter(({ text }) => text.trim() !== '');
    const ownItems = checklistOf(own, say).map(({ text }) => text);
    const isOwnList = isOwn(
      written.map(({ text }) => text),
      ownItems,
    );
    mutate(
      {
        teamId,
        version: guide.version,
        prompts: isOwn(prompts, promptsOf(own, say)) ? null : prompts,
        checklist: isOwnList ? null : written.map(({ id, text }) => ({ ...(id && { id }), text })),
      },
      {
        onSuccess: () => {
          onClose();
          toast.success(t`The first week is saved.`);
        },
      },
    );
  };
  const reset = () => {
    setPrompts([...promptsOf(own, say)]);
    setItems(itemsOf(checklistOf(own, say)));
  };
  return (
    <FormDialog
      title={<Trans>The first week</Trans>}
      description={
        <Trans>New members see a prompt above their diary on each of their first five working days.</Trans>
      }
      dismissible={false}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {prompts.map((prompt, index) => (
        <TextArea
          // biome-ignore lint/suspicious/noArrayIndexKey: there is one for each day, in the order of the days
          key={index}
          look="boxed"
          label={t`Day ${index + 1}`}
          minRows={2}
          maxLength={MAX_PROMPT}
          value={prompt}
          onChange={(event) => setPrompts(prompts.with(index, event.target.value))}
        />
      ))}
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-1 font-medium">
          <Trans>The buddy’s checklist</Trans>
        </legend>
        {items.map(({ key, text }, index) => (
          <div key={key} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <TextField
                label={t`Item ${index + 1}`}
                labelHidden
                value={text}
                maxLength={MAX_CHECKLIST_ITEM}
                autoComplete="off"
                onChange={(event) =>
                  setItems(
                    items.map((item) => (item.key === key ? { ...item, text: event.target.value } : item)),
                  )
                }
              />
            </div>
            <IconButton
              label={t`Remove item ${index + 1}`}
              icon={<TrashIcon className="size-5" />}
              onClick={() => setItems(items.filter((item) => item.key !== key))}
            />
          </div>
        ))}
        {items.length < MAX_CHECKLIST && (
          <Button
            look="quiet"
            className="justify-self-start"
            icon={<PlusIcon className="size-5" />}
            onClick={() => setItems([...items, { key: crypto.randomUUID(), text: '' }])}
          >
            <Trans>Add an item</Trans>
          </Button>
        )}
      </fieldset>
      <Button look="quiet" className="justify-self-start" onClick={reset}>
        <Trans>Use the standard texts</Trans>
      </Button>
      {error && <FieldError>{failureMessage(error)}</FieldError>}
    </FormDialog>
  );
}

function itemsOf(list: readonly { id: string; text: string }[]): Item[] {
  return list.map(({ id, text }) => ({ key: id, id, text }));
}
