import type { ApplicationView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import type { Decision, Progress } from './use-decisions.ts';

type Props = {
  applications: readonly ApplicationView[];
  approve: boolean;
  departments: readonly { readonly id: string; readonly name: string }[];
  progress: Progress | undefined;
  onDecide: (decision: Decision) => Promise<void>;
  onClose: () => void;
};

/** Asks for the department of those approved, or whether to reject. Load it lazily. */
export function DecideDialog({ applications, approve, departments, progress, onDecide, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [departmentId, setDepartmentId] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const needsDepartment = approve && departments.length > 0;
  const count = applications.length;
  const names = new Intl.ListFormat(i18n.locale).format(
    applications.slice(0, 8).map(({ applicant }) => applicant.name),
  );
  const submit = () => {
    if (needsDepartment && departmentId === '') setIncomplete(true);
    else void onDecide(approve ? { approve, ...(departmentId && { departmentId }) } : { approve });
  };
  return (
    <FormDialog
      dismissible={progress === undefined}
      title={
        approve ? (
          <Plural value={count} one="Approve # person" other="Approve # people" />
        ) : (
          <Plural value={count} one="Reject # person" other="Reject # people" />
        )
      }
      description={count > 8 ? <Trans>{names} and more</Trans> : names}
      submitLabel={approve ? <Trans>Approve</Trans> : <Trans>Reject</Trans>}
      look={approve ? 'primary' : 'danger'}
      busy={progress !== undefined}
      onSubmit={submit}
      onClose={() => progress === undefined && onClose()}
    >
      {needsDepartment && (
        <RadioGroup
          legend={count > 1 ? t`Department for all of them` : t`Department`}
          options={departments.map(({ id, name }) => ({ value: id, label: name }))}
          value={departmentId}
          onChange={({ target }) => {
            setDepartmentId(target.value);
            setIncomplete(false);
          }}
          error={isIncomplete && translateMessage('departmentMissing')}
        />
      )}
      {!approve && (
        <p className="text-ink-2">
          <Trans>They’re told, without a reason, and can ask again.</Trans>
        </p>
      )}
      {progress && progress.total > 1 && (
        <ProgressBar
          label={
            <Trans>
              {progress.done} of {progress.total} decided
            </Trans>
          }
          value={progress.done}
          max={progress.total}
        />
      )}
    </FormDialog>
  );
}
