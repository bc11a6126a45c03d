import { api, type DeparturePattern } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';

const TITLE_MAX = 120;
const TEXT_MAX = 4000;
const command = {
  invalidates: [api.departure.list, api.departure.versions],
  failure: 'none',
  loading: 'none',
} as const;

type Props = {
  teamId: string;
  /** Undefined for a new one. */
  pattern: DeparturePattern | undefined;
  onClose: () => void;
};

/** Writes a pattern, or changes one. */
export function PatternDialog({ teamId, pattern, onClose }: Props) {
  const { t } = useLingui();
  const [input, setInput] = useState({
    title: pattern?.title ?? '',
    reasons: pattern?.reasons ?? '',
    helped: pattern?.helped ?? '',
    signs: pattern?.signs.join('\n') ?? '',
  });
  const add = useApiCommand(api.departure.add, command);
  const update = useApiCommand(api.departure.update, command);
  const { isPending, error } = pattern ? update : add;
  const change = (part: Partial<typeof input>) => setInput({ ...input, ...part });
  const save = () => {
    const signs = input.signs
      .split('\n')
      .map((sign) => sign.trim())
      .filter((sign) => sign !== '');
    const said = { ...input, signs };
    if (pattern)
      update.mutate({ patternId: pattern.id, version: pattern.version, ...said }, { onSuccess: onClose });
    else add.mutate({ teamId, ...said }, { onSuccess: onClose });
  };
  const errors = error instanceof ApiRefusal ? error.errors : [];
  const errorOf = (path: string) => {
    const found = errors.find((each) => each.path === path || each.path.startsWith(`${path}.`));
    return found && refusalMessage(found);
  };
  const isOfField = ['title', 'reasons', 'helped', 'signs'].some((path) => errorOf(path) !== undefined);
  return (
    <FormDialog
      title={pattern ? <Trans>Edit pattern</Trans> : <Trans>Add a pattern</Trans>}
      description={<Trans>Write about what happened, never about a person.</Trans>}
      dismissible={false}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t`Title`}
        value={input.title}
        maxLength={TITLE_MAX}
        autoComplete="off"
        error={errorOf('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        look="boxed"
        label={t`What made people leave`}
        optional
        minRows={3}
        maxLength={TEXT_MAX}
        value={input.reasons}
        error={errorOf('reasons')}
        onChange={(event) => change({ reasons: event.target.value })}
      />
      <TextArea
        look="boxed"
        label={t`What helped`}
        optional
        minRows={3}
        maxLength={TEXT_MAX}
        value={input.helped}
        error={errorOf('helped')}
        onChange={(event) => change({ helped: event.target.value })}
      />
      <TextArea
        look="boxed"
        label={t`Early signs`}
        hint={t`Words or phrases that showed up early, one a line.`}
        optional
        minRows={3}
        value={input.signs}
        error={errorOf('signs')}
        onChange={(event) => change({ signs: event.target.value })}
      />
      {error && !isOfField && <FieldError>{failureMessage(error)}</FieldError>}
    </FormDialog>
  );
}
