import { type AppealView, api, type OpenAppeal } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { countError, readCount } from '../../../components/fields/read-count.ts';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { failureMessage, refusalMessage, translateMessage } from '../../../lib/locale/translate-message.ts';

const SCORE = { from: 0, to: 100 };
const MOST_REASON = 1000;

type Props = {
  appeal: OpenAppeal;
  /** Who asked. */
  name: string;
  settled: AppealView | undefined;
  onSettled: (record: AppealView) => void;
};

/**
 * Confirms a score or sets another, with a reason. Where the diary was edited or someone else was faster, it says what is
 * there now and keeps what was typed.
 */
export function SettleForm({ appeal, name, settled, onSettled }: Props) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<'confirm' | 'set'>('confirm');
  const [score, setScore] = useState('');
  const [reason, setReason] = useState('');
  // What was looked at: a list that is read anew meanwhile must not make it seem newer.
  const [version, setVersion] = useState(appeal.version);
  const { mutate, isPending, error } = useApiCommand(api.score.settle, {
    invalidates: [api.score.groups, api.team.list, api.diary.get, api.diary.recently],
    failure: 'none',
    loading: 'none',
  });
  const client = useQueryClient();
  const isOvertaken = error instanceof ApiRefusal && error.code === 409;
  const errorAt = (path: string) => {
    const found = error instanceof ApiRefusal ? error.errors.find((each) => each.path === path) : undefined;
    return found && refusalMessage(found);
  };
  const choose = (chosen: typeof choice) => {
    setChoice(chosen);
    if (score === '') setScore(String(appeal.score));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = choice === 'confirm' || countError(score, SCORE) === undefined;
    if (!isComplete || isPending) return;
    const set = choice === 'set' ? readCount(score) : undefined;
    mutate(
      { appealId: appeal.id, version, reason, ...(set !== undefined && { score: set }) },
      {
        onSuccess: (record) => {
          setReason('');
          onSettled(record);
        },
        onError: (failure) => {
          if (!(failure instanceof ApiRefusal) || failure.code !== 409) return;
          const current = failure.current as AppealView;
          setVersion(current.version);
          if (current.state !== 'open') onSettled(current);
          for (const read of [api.score.groups, api.team.list, api.diary.get]) {
            void client.invalidateQueries({ queryKey: apiKey(read) });
          }
        },
      },
    );
  };
  if (settled) return isOvertaken ? <Overtaken reason={reason} /> : null;
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <RadioGroup
        legend={<Trans>Your decision</Trans>}
        options={[
          { value: 'confirm', label: t`Confirm ${appeal.score}` },
          { value: 'set', label: t`Set another score` },
        ]}
        value={choice}
        onChange={({ target }) => choose(target.value === 'set' ? 'set' : 'confirm')}
      />
      {choice === 'set' && (
        <div className="max-w-40">
          <NumberField
            label={t`Score from 0 to 100`}
            bounds={SCORE}
            value={score}
            onChange={setScore}
            error={errorAt('score')}
          />
        </div>
      )}
      <TextArea
        look="boxed"
        label={<Trans>Reason</Trans>}
        hint={<Trans>{name} reads it beside both scores.</Trans>}
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={errorAt('reason')}
      />
      {isOvertaken && <Banner tone="error">{translateMessage('appealChanged')}</Banner>}
      {error && !isOvertaken && errorAt('reason') === undefined && errorAt('score') === undefined && (
        <FieldError>{failureMessage(error)}</FieldError>
      )}
      <Button type="submit" loading={isPending} className="justify-self-start">
        <Trans>Decide</Trans>
      </Button>
    </form>
  );
}

/** Someone else has decided; what was written about it stays to be read and copied. */
function Overtaken({ reason }: { reason: string }) {
  return (
    <Banner title={translateMessage('appealChanged')}>
      {reason !== '' && (
        <Trans>
          What you wrote:{' '}
          <q lang={ownLang(reason)} className="wrap-anywhere whitespace-pre-wrap">
            {reason}
          </q>
        </Trans>
      )}
    </Banner>
  );
}
