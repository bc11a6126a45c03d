import {
  isBlank,
  MAX_SPEAKER,
  MAX_TRANSCRIPT_LINE,
  type MeetingLine,
  type MeetingView,
} from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { useMeetingUpdate } from '../minutes/use-meeting-update.ts';

type Props = { meeting: MeetingView; line: number; said: MeetingLine; onClose: () => void };

/** One line of a transcript as fields: what was said and who said it, there or on all lines of this speaker. */
export function LineForm({ meeting, line, said, onClose }: Props) {
  const { t } = useLingui();
  const [speaker, setSpeaker] = useState(said.speaker);
  const [text, setText] = useState(said.text);
  const [isOnAll, setOnAll] = useState(false);
  const [isStriking, setStriking] = useState(false);
  const { save, isPending, error } = useMeetingUpdate(meeting);
  useUnsaved(`line ${line}`, speaker !== said.speaker || text !== said.text);
  const isRenamed = speaker.trim() !== said.speaker && said.speaker !== '' && !isBlank(speaker);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isBlank(text)) return;
    void save(
      {
        lines: [{ line, speaker, text }],
        ...(isRenamed && isOnAll && { rename: { from: said.speaker, to: speaker } }),
      },
      onClose,
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-3 py-2">
      <TextField
        label={t`Speaker`}
        optional
        value={speaker}
        maxLength={MAX_SPEAKER}
        autoComplete="off"
        onChange={(event) => setSpeaker(event.target.value)}
      />
      {isRenamed && (
        <Checkbox
          label={<Trans>Rename {said.speaker} on every line</Trans>}
          checked={isOnAll}
          onChange={(event) => setOnAll(event.target.checked)}
        />
      )}
      <TextArea
        look="boxed"
        label={t`What was said`}
        minRows={2}
        autoFocus
        value={text}
        maxLength={MAX_TRANSCRIPT_LINE}
        error={isBlank(text) ? translateMessage('fieldRequired') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <FieldError>{failureMessage(error)}</FieldError>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="ghost" onClick={() => setStriking(true)}>
          <Trans>Strike this line</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isStriking}
        onOpenChange={setStriking}
        title={<Trans>Strike this line?</Trans>}
        confirmLabel={<Trans>Strike</Trans>}
        danger
        busy={isPending}
        onConfirm={() => void save({ strike: [line] }, onClose)}
      >
        <Trans>
          It’s gone for good, with what the minutes made of it and the part of the recording that holds it.
        </Trans>
      </ConfirmDialog>
    </form>
  );
}
