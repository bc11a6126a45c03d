import { api, type TeamView, type TopicView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { Dialog, DialogClose } from '../../../components/dialogs/dialog.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';
import { todayOf } from './team-today.ts';

type Props = {
  team: TeamView;
  /** Undefined for a new one. */
  topic: TopicView | undefined;
  onClose: () => void;
};

const TITLE_MAX = 120;
const PROMPT_MAX = 2000;
const command = {
  invalidates: [api.activity.list, api.draft.get],
  failure: 'none',
  loading: 'none',
} as const;

/** Creates or edits a topic. */
export function TopicDialog({ team, topic, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const today = todayOf(team);
  const [input, setInput] = useState({
    title: topic?.title ?? '',
    prompt: topic?.prompt ?? '',
    from: topic?.from ?? today,
    to: topic?.to ?? today,
    departmentIds: topic?.departmentIds ?? [],
  });
  const custom = useApiCommand(api.activity.custom, command);
  const update = useApiCommand(api.activity.update, command);
  const { isPending, error } = topic ? update : custom;
  const change = (part: Partial<typeof input>) => setInput({ ...input, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (topic) update.mutate({ activityId: topic.id, ...input }, { onSuccess: onClose });
    else custom.mutate({ teamId: team.id, ...input }, { onSuccess: onClose });
  };
  const errors = error instanceof ApiRefusal ? error.errors : [];
  const errorOf = (path: string) => {
    const found = errors.find((each) => each.path === path);
    return found && refusalMessage(found);
  };
  const isOfField = ['title', 'prompt', 'from', 'to'].some((path) => errorOf(path) !== undefined);
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={(open) => !open && onClose()}
      title={topic ? <Trans>Edit topic</Trans> : <Trans>Start a topic</Trans>}
      actions={
        <>
          <DialogClose>
            <Button look="quiet">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={isPending}>
            {topic ? <Trans>Save</Trans> : <Trans>Start topic</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <TextField
          label={t`Title`}
          value={input.title}
          maxLength={TITLE_MAX}
          autoComplete="off"
          error={errorOf('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={t`What do you want to ask?`}
          optional
          minRows={3}
          maxLength={PROMPT_MAX}
          value={input.prompt}
          error={errorOf('prompt')}
          onChange={(event) => change({ prompt: event.target.value })}
        />
        <div className="grid grid-cols-1 gap-4 @min-[24rem]:grid-cols-2">
          <DateField
            label={t`First day`}
            value={input.from}
            error={errorOf('from')}
            onChange={(from) => change({ from })}
          />
          <DateField
            label={t`Last day`}
            min={input.from}
            value={input.to}
            error={errorOf('to')}
            onChange={(to) => change({ to })}
          />
        </div>
        <Departments
          team={team}
          chosen={input.departmentIds}
          onChange={(departmentIds) => change({ departmentIds })}
        />
        {error && !isOfField && <FieldError>{failureMessage(error)}</FieldError>}
      </form>
    </Dialog>
  );
}

/** Who’s asked: everyone, or some departments. */
function Departments({
  team,
  chosen,
  onChange,
}: {
  team: TeamView;
  chosen: readonly string[];
  onChange: (departmentIds: string[]) => void;
}) {
  if (team.departments.length === 0) return null;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 font-medium">
        <Trans>Who’s asked</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        <ToggleChip pressed={chosen.length === 0} onClick={() => onChange([])}>
          <Trans>Everyone</Trans>
        </ToggleChip>
        {team.departments.map(({ id, name }) => (
          <ToggleChip key={id} pressed={chosen.includes(id)} onClick={() => toggle(id)}>
            {name}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
