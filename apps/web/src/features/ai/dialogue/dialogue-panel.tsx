import type { DialogueView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Switch } from '../../../components/choices/switch.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { RefreshIcon } from '../../../components/icons/actions.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { useModel } from '../../../lib/use-model.ts';
import type { AidProps } from '../aids/aid-writing.ts';
import { BuiltInInstead } from '../telling/built-in-instead.tsx';
import { AnswerField } from './answer-field.tsx';
import { AskedBefore, BUILT_IN } from './asked-before.tsx';
import { NotesField } from './notes-field.tsx';
import { OfferedSections } from './offered-sections.tsx';
import { useDialogue } from './use-dialogue.ts';

/** Asks one question at a time about the day, and at the end gives the answers to its sections. */
export function DialoguePanel(props: AidProps) {
  const { t } = useLingui();
  const headingId = useId();
  const [isPasting, setPasting] = useState(false);
  const { model: asker, isChosen: isAsked, choose: setAsked } = useModel('dialogue');
  const { read, step, restart, wentOn } = useDialogue(props, isAsked);
  const view = read.data;
  const busy = step.isPending ? step.variables.act : restart.isPending ? 'restart' : undefined;
  const failed = step.error && !wentOn ? sentenceOf(step.error, step.variables?.act) : undefined;

  function sentenceOf(failure: Error, act: string | undefined): string | undefined {
    if (failure instanceof ApiRefusal && failure.code === 400) return failureMessage(failure);
    if (act === 'change') return t`Failed to change question`;
    return act === 'end' ? t`Failed to end conversation` : failureMessage(failure);
  }

  function letAsk(model: boolean) {
    setAsked(model);
    // What the tree asks now is asked by the model instead; its own question stays until it is answered.
    if (model && view?.by === BUILT_IN && view.question !== null) step.mutate({ act: 'change', model });
  }

  if (!view) {
    return read.isError || read.fetchStatus === 'paused' ? (
      <ReadFailure of={read} />
    ) : (
      <SkeletonGroup className="py-2">
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  }
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3 pt-1 pb-3">
      <h3 id={headingId} className="font-sans text-base">
        <Trans>Dialogue about the day</Trans>
      </h3>
      <p className="flex gap-1.5 text-ink-2 text-sm">
        <LockIcon className="mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere min-w-0">
          <MadeBy of={view} />
        </span>
      </p>
      {asker && (
        <Switch
          label={t`Let ${asker.model} ask`}
          hint={t`Sends your draft and answers to ${asker.host}, but no private lines, listed mistakes or sensitive words.`}
          checked={isAsked}
          disabled={busy !== undefined}
          onChange={({ target }) => letAsk(target.checked)}
        />
      )}
      <p role="status" className="text-amber text-sm empty:hidden">
        {wentOn && translateMessage('dialogueWentOn')}
      </p>
      {view.asked.length > 0 && <AskedBefore asked={view.asked} />}
      {isPasting ? (
        <NotesField
          isBusy={busy === 'notes'}
          onSort={(message) => step.mutate({ act: 'notes', message }, { onSuccess: () => setPasting(false) })}
          onClose={() => setPasting(false)}
        />
      ) : view.question === null ? (
        <OfferedSections {...props} text={view.text} />
      ) : (
        <AnswerField
          day={props.day}
          question={view.question}
          busy={busy}
          onStep={(act, message, onDone) => step.mutate({ act, message }, { onSuccess: onDone })}
        />
      )}
      {view.fault && (
        <p role="status" className="text-ink-2 text-sm">
          <BuiltInInstead fault={view.fault.key} params={{ minutes: view.fault.minutes }} />
        </p>
      )}
      {failed !== undefined && (
        <div role="alert">
          <FieldError>{failed}</FieldError>
        </div>
      )}
      <div className="-mx-3 flex flex-wrap items-center gap-x-2">
        {!isPasting && (
          <Button look="ghost" className="font-normal" onClick={() => setPasting(true)}>
            <Trans>Paste notes</Trans>
          </Button>
        )}
        {view.asked.length > 0 && (
          <Button
            look="ghost"
            className="font-normal"
            icon={<RefreshIcon className="size-5" />}
            loading={busy === 'restart'}
            onClick={() => restart.mutate()}
          >
            <Trans>Start over</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** Who asks, or made the text of the answers. */
function MadeBy({ of: { by, question } }: { of: DialogueView }) {
  if (by === BUILT_IN)
    return <Trans>Built-in analysis; only you see this, and nothing is changed until you say so.</Trans>;
  return question === null ? (
    <Trans>
      Put together by {by} from your answers. Only you see this, and nothing is changed until you say so.
    </Trans>
  ) : (
    <Trans>Asked by {by}. Only you see this, and nothing is changed until you say so.</Trans>
  );
}
