import type { MeetingView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { latePart } from '../../../components/states/late-part.tsx';

// A list to choose from is heavier than the rest of the dialog.
const TemplateField = latePart(async () => (await import('../templates/template-field.tsx')).TemplateField);

type Props = {
  meeting: MeetingView;
  busy: boolean;
  onConfirm: (template: string) => void;
  onClose: () => void;
};

/** Asks by which template minutes are made anew; what was written by hand is lost. */
export function AgainDialog({ meeting: { teamId, template, minutes }, busy, onConfirm, onClose }: Props) {
  const [chosen, setChosen] = useState(template);
  return (
    <FormDialog
      title={<Trans>Make the minutes again?</Trans>}
      submitLabel={<Trans>Make again</Trans>}
      busy={busy}
      onSubmit={() => onConfirm(chosen)}
      onClose={onClose}
    >
      <TemplateField teamId={teamId} value={chosen} onChange={setChosen} />
      {minutes?.by === 'owner' && (
        <p>
          <Trans>They’re made from the transcript, and what you wrote yourself is replaced.</Trans>
        </p>
      )}
    </FormDialog>
  );
}
