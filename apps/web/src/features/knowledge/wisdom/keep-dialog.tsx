import { api, characterCount, MAX_WISDOM, oneLine } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { failureMessage, refusalMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Line } from './line.tsx';
import type { KeptFrom } from './selection.ts';

type Props = {
  of: KeptFrom;
  /** Whose words they are. */
  by: string;
  /** Who reads a diary; a comment belongs to one team. */
  teamIds: readonly string[];
  /** One line, or those to choose from, as they were selected. */
  lines: readonly string[];
  onClose: () => void;
};

const MINE = 'mine';
const COMMENTED = 'commented';

/** Keeps a line of a diary or a comment, for a team or for oneself. */
export function KeepDialog({ of, by, teamIds, lines: taken, onClose }: Props) {
  const { t } = useLingui();
  const lines = taken.map(oneLine);
  const [chosen, setChosen] = useState(lines.length === 1 ? lines[0] : undefined);
  const teams = useTeamStore((state) => state.teamArr);
  const places = [
    ...('commentId' in of
      ? [{ value: COMMENTED, label: t`For the team`, hint: t`Its readers see it under Wisdom.` }]
      : teams
          .filter(({ id }) => teamIds.includes(id))
          .map(({ id, name }) => ({ value: id, label: name, hint: t`Its readers see it under Wisdom.` }))),
    { value: MINE, label: t`My wisdom`, hint: t`Only you see it.` },
  ];
  const [place, setPlace] = useState(places[0]?.value ?? MINE);
  const quiet = { failure: 'none', loading: 'none' } as const;
  const publishing = useApiCommand(api.quote.publish, {
    ...quiet,
    invalidates: [api.quote.get, api.quote.getBroadcast],
  });
  const collecting = useApiCommand(api.collection.add, { ...quiet, invalidates: [api.collection.get] });
  const tooLong = chosen !== undefined && characterCount(chosen) > MAX_WISDOM;
  const error = publishing.error ?? collecting.error;
  const keep = () => {
    if (chosen === undefined) return;
    const done = (sentence: string) => ({
      onSuccess: () => {
        toast.success(sentence);
        onClose();
      },
    });
    publishing.reset();
    collecting.reset();
    if (place === MINE) {
      collecting.mutate({ text: chosen, ...(by !== '' && { source: by }) }, done(t`Kept in My wisdom`));
    } else {
      publishing.mutate(
        { text: chosen, ...of, ...(place !== COMMENTED && { teamId: place }) },
        done(t`Kept as wisdom of the team`),
      );
    }
  };
  return (
    <FormDialog
      title={<Trans>Keep as wisdom</Trans>}
      submitLabel={<Trans>Keep</Trans>}
      busy={publishing.isPending || collecting.isPending}
      disabled={chosen === undefined || tooLong}
      onSubmit={keep}
      onClose={onClose}
      width={lines.length > 1 ? 'wide' : 'normal'}
    >
      {lines.length > 1 ? (
        <div className="rounded-md border border-line px-3 py-2">
          <RadioGroup
            legend={<Trans>Which line?</Trans>}
            options={lines.map((line) => ({
              value: line,
              label: <span lang={ownLang(line)}>{line}</span>,
            }))}
            value={chosen ?? ''}
            onChange={(event) => setChosen(event.target.value)}
          />
        </div>
      ) : chosen === undefined ? (
        <p className="text-ink-2">
          <Trans>There’s no line here that others read.</Trans>
        </p>
      ) : (
        <Line text={chosen} />
      )}
      <RadioGroup
        legend={<Trans>Who is it for?</Trans>}
        options={places}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
      {tooLong && <FieldError>{translateMessage('quoteTooLong', { maximum: MAX_WISDOM })}</FieldError>}
      {error && <FieldError>{sentenceOf(error)}</FieldError>}
    </FormDialog>
  );
}

/** What is wrong with the line itself says more than that the call was refused. */
function sentenceOf(error: Error): string | undefined {
  const field = error instanceof ApiRefusal ? error.errors[0] : undefined;
  return field ? refusalMessage(field) : failureMessage(error);
}
