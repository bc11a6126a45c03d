import { api, isBlank, MAX_HEADING, MAX_HEADINGS, MAX_TEMPLATE_NAME, MAX_TEMPLATES } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { apiKey, useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ListSkeleton } from '../listing/list-skeleton.tsx';
import { useMinutesWords } from '../minutes/use-minutes-words.ts';
import { headingsIn, newTemplate, type TypedTemplate, typedOf } from './typed-templates.ts';

type Props = { teamId: string; onClose: () => void };

/** A team’s own templates for minutes, which its administrators keep. */
export function TemplatesDialog({ teamId, onClose }: Props) {
  const { t } = useLingui();
  const words = useMinutesWords();
  const client = useQueryClient();
  const read = useApiQuery(api.meeting.templates, { teamId }, { failure: 'none' });
  const [typed, setTyped] = useState<readonly TypedTemplate[]>();
  const [isChecked, setChecked] = useState(false);
  const save = useApiCommand(api.meeting.setTemplates, { failure: 'none', loading: 'none' });
  const shown = typed ?? read.data?.templates.map((template) => typedOf(template, words));
  const faultOf = ({ headings }: TypedTemplate) => {
    const wanted = headingsIn(headings, words);
    if (wanted.length === 0) return t`Write at least one heading`;
    if (wanted.length > MAX_HEADINGS) return t`At most ${MAX_HEADINGS} headings`;
    return wanted.some(({ title }) => title.length > MAX_HEADING)
      ? t`A heading has at most ${MAX_HEADING} characters`
      : undefined;
  };
  const change = (key: string, part: Partial<TypedTemplate>) =>
    setTyped(shown?.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const submit = () => {
    setChecked(true);
    if (!shown || !read.data || shown.some((each) => isBlank(each.name) || faultOf(each) !== undefined))
      return;
    save.mutate(
      {
        teamId,
        version: read.data.version,
        templates: shown.map(({ id, name, headings }) => ({
          ...(id !== undefined && { id }),
          name,
          headings: headingsIn(headings, words),
        })),
      },
      {
        onSuccess: (kept) => {
          client.setQueryData(apiKey(api.meeting.templates, { teamId }), kept);
          toast.success(t`Saved`);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={<Trans>Your team’s templates</Trans>}
      description={
        <Trans>
          Minutes get these headings in this order. A heading that we know, like “Decisions”, is filled as
          such; below any other stand the lines that mention it.
        </Trans>
      }
      width="wide"
      dismissible={typed === undefined}
      submitLabel={shown && <Trans>Save</Trans>}
      busy={save.isPending}
      disabled={typed === undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {!shown &&
        (read.isError || read.fetchStatus === 'paused' ? <ReadFailure of={read} /> : <ListSkeleton />)}
      {shown?.map((template, index) => {
        const number = index + 1;
        const { key, name, headings } = template;
        return (
          <fieldset key={key} className="grid grid-cols-1 gap-3 border-line border-b pb-4">
            <legend className="sr-only">{t`Template ${number}`}</legend>
            <TextField
              label={t`Name`}
              value={name}
              maxLength={MAX_TEMPLATE_NAME}
              autoComplete="off"
              error={isChecked && isBlank(name) ? translateMessage('nameRequired') : undefined}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <TextArea
              look="boxed"
              label={t`Headings`}
              hint={<Trans>One on each line</Trans>}
              minRows={3}
              value={headings}
              error={isChecked ? faultOf(template) : undefined}
              onChange={({ target }) => change(key, { headings: target.value })}
            />
            <Button
              look="ghost"
              className="justify-self-start"
              onClick={() => setTyped(shown.filter((each) => each.key !== key))}
            >
              <Trans>Delete this template</Trans>
            </Button>
          </fieldset>
        );
      })}
      {shown && shown.length < MAX_TEMPLATES && (
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<PlusIcon className="size-5" />}
          onClick={() => setTyped([...shown, newTemplate()])}
        >
          <Trans>Add a template</Trans>
        </Button>
      )}
      {save.error && <FieldError>{failureMessage(save.error)}</FieldError>}
    </FormDialog>
  );
}
