import {
  isBasic,
  isBlank,
  MAX_SPEAKER,
  type MeetingMinutes,
  type MeetingView,
  type MinutesHeading,
} from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ItemList } from './item-list.tsx';
import {
  newAction,
  newItem,
  type TypedAction,
  type TypedItem,
  type TypedMinutes,
  typedOf,
  writtenOf,
} from './typed-minutes.ts';
import { useMeetingUpdate } from './use-meeting-update.ts';
import { useMinutesWords } from './use-minutes-words.ts';

type Props = { meeting: MeetingView; minutes: MeetingMinutes; onClose: () => void };

/** The minutes as fields, where they stand. */
export function EditMinutes({ meeting, minutes, onClose }: Props) {
  const { t } = useLingui();
  const words = useMinutesWords();
  const [begun] = useState(() => typedOf(minutes));
  const [typed, setTyped] = useState(begun);
  const { save, isPending, error, isOutdated } = useMeetingUpdate(meeting);
  useUnsaved('minutes', typed !== begun);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    void save({ minutes: writtenOf(typed) }, () => {
      toast.success(t`Saved`);
      onClose();
    });
  };
  const addLabels: Partial<Record<MinutesHeading, string>> = {
    decisions: t`Add a decision`,
    questions: t`Add a question`,
  };
  const part = (section: TypedMinutes['sections'][number], place: number) => {
    const { heading } = section;
    const title = words.heading(section);
    if (heading === 'actions')
      return (
        <ItemList
          key={place}
          title={title}
          items={typed.actions}
          addLabel={t`Add an action item`}
          onAdd={newAction}
          onChange={(actions) => setTyped({ ...typed, actions })}
        >
          {(action, change) => <WhoAndWhen action={action} onChange={change} />}
        </ItemList>
      );
    const change = (items: readonly TypedItem[]) =>
      setTyped(
        isBasic(heading)
          ? { ...typed, [heading]: items }
          : { ...typed, sections: typed.sections.with(place, { ...section, items }) },
      );
    return (
      <ItemList
        key={place}
        title={title}
        items={isBasic(heading) ? typed[heading] : section.items}
        addLabel={addLabels[heading] ?? t`Add a sentence`}
        onAdd={newItem}
        onChange={change}
      />
    );
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t`Edit minutes`} className="grid grid-cols-1 gap-6">
      {typed.sections.map(part)}
      {error && <FieldError>{failureMessage(error)}</FieldError>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {isOutdated ? <Trans>Discard mine</Trans> : <Trans>Cancel</Trans>}
        </Button>
        <Button type="submit" loading={isPending}>
          {isOutdated ? <Trans>Save mine</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  );
}

type WhoAndWhenProps = { action: TypedAction; onChange: (part: Partial<TypedAction>) => void };

function WhoAndWhen({ action: { text, owner, due }, onChange }: WhoAndWhenProps) {
  const { t } = useLingui();
  // Both fields are there for each action item: their names tell them apart.
  const of = isBlank(text) ? '' : <span className="sr-only">: {text}</span>;
  return (
    <div className="grid grid-cols-1 gap-3 @min-[24rem]:grid-cols-2">
      <TextField
        label={
          <>
            {t`Owner`}
            {of}
          </>
        }
        optional
        value={owner}
        maxLength={MAX_SPEAKER}
        autoComplete="off"
        onChange={(event) => onChange({ owner: event.target.value })}
      />
      <DateField
        label={
          <>
            {t`Due`}
            {of}
          </>
        }
        optional
        value={due}
        onChange={(day) => onChange({ due: day })}
      />
    </div>
  );
}
