import { api, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { questionReads, rememberQuestion } from '../curiosity/question-cache.ts';

/** Asks once whether the accepted answer helped. */
export function DidItHelp({ question: { id: curiousId, accepted } }: { question: QuestionView }) {
  const { t } = useLingui();
  const headingId = useId();
  const nameOf = usePersonName();
  const { mutate, isPending } = useApiCommand(api.curious.helped, {
    invalidates: questionReads,
    loading: 'none',
  });
  const name = accepted?.author ? nameOf(accepted.author) : undefined;
  const say = (helped: boolean) =>
    mutate(
      { curiousId, helped },
      {
        onSuccess: (answered) => {
          rememberQuestion(answered);
          if (helped && name !== undefined) toast.success(t`${name} will see your thanks`);
        },
      },
    );
  return (
    <Card tone="grape" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-lg">
        <Trans>Did it help?</Trans>
      </h3>
      <p className="text-ink-2">
        {name === undefined ? (
          <Trans>You’re asked only once.</Trans>
        ) : (
          <Trans>If it did, {name} gets a thank-you. You’re asked only once.</Trans>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button loading={isPending} onClick={() => say(true)}>
          <Trans>Yes, it helped</Trans>
        </Button>
        <Button look="quiet" disabled={isPending} onClick={() => say(false)}>
          <Trans>Not really</Trans>
        </Button>
      </div>
    </Card>
  );
}
