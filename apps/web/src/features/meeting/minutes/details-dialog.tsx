import { isBlank, MAX_TITLE, type MeetingView, type Person } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { ParticipantsField } from '../adding/participants-field.tsx';
import { useMeetingUpdate } from './use-meeting-update.ts';

/** Changes what a meeting is called, its date and who took part. */
export function DetailsDialog({ meeting, onClose }: { meeting: MeetingView; onClose: () => void }) {
  const { t } = useLingui();
  const [title, setTitle] = useState(meeting.title);
  const [date, setDate] = useState(meeting.date);
  const [people, setPeople] = useState<readonly Person[]>(meeting.participants);
  const { save, isPending, error } = useMeetingUpdate(meeting);
  const at = errorAt(error);
  const isBroken = isBlank(title) || date === '';
  return (
    <FormDialog
      title={<Trans>Edit details</Trans>}
      dismissible={false}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending}
      onSubmit={() => {
        if (!isBroken) void save({ title, date, participantIds: people.map(({ id }) => id) }, onClose);
      }}
      onClose={onClose}
    >
      <TextField
        label={t`Title`}
        value={title}
        maxLength={MAX_TITLE}
        autoComplete="off"
        error={isBlank(title) ? translateMessage('titleMissing') : at('title')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <DateField
        label={t`Date`}
        value={date}
        error={date === '' ? t`Choose a day.` : at('date')}
        onChange={setDate}
      />
      <ParticipantsField
        teamId={meeting.teamId}
        chosen={people}
        error={at('participantIds')}
        onChange={setPeople}
      />
      {error && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>}
    </FormDialog>
  );
}
