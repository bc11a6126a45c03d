import { api } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { Category } from './handbook-menu.tsx';
import { MAX_CATEGORY } from './text-max.ts';
import { guidelineReads } from './use-guideline-actions.tsx';

/** Renames a category; with the name of another one the two become one. */
export function CategoryDialog({
  categories,
  onClose,
}: {
  categories: readonly Category[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/handbook' });
  const [from, setFrom] = useState(categories[0]?.name ?? '');
  const [to, setTo] = useState('');
  const { mutate, isPending, error } = useApiCommand(api.handbook.category, {
    invalidates: guidelineReads,
    failure: 'none',
    loading: 'none',
  });
  const at = errorAt(error);
  const other = categories.find(({ name }) => name === to.trim() && name !== from);
  const rename = () =>
    mutate(
      { from, to },
      {
        onSuccess: ({ merged }) => {
          toast.success(merged ? t`The two categories are one now` : t`Category renamed`);
          // A list of the old name would be empty.
          void navigate({ search: {}, replace: true, resetScroll: false });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Rename or merge categories</Trans>}
      submitLabel={other ? <Trans>Merge</Trans> : <Trans>Rename</Trans>}
      busy={isPending}
      onSubmit={rename}
      onClose={onClose}
    >
      <RadioGroup
        legend={<Trans>Category</Trans>}
        value={from}
        options={categories.map(({ name }) => ({ value: name, label: name }))}
        error={at('from')}
        onChange={(event) => setFrom(event.target.value)}
        className="scroll-quiet max-h-56"
      />
      <TextField
        label={t`New name`}
        value={to}
        maxLength={MAX_CATEGORY}
        autoComplete="off"
        error={at('to')}
        hint={
          other && (
            <Plural
              value={other.count}
              one="You have this category already, with # guideline: the two become one."
              other="You have this category already, with # guidelines: the two become one."
            />
          )
        }
        onChange={(event) => setTo(event.target.value)}
      />
      {error && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>}
    </FormDialog>
  );
}
