import { api, type InterviewItem } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentText } from '../../../components/days/time-text.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import type { TextOf } from './unsaved.ts';

type Props = {
  of: TextOf;
  item: InterviewItem;
  closed: NonNullable<InterviewItem['closed']>;
  timeZone: string;
};

/** Who closed an interview instead of holding it, and why, for those who may read it. */
export function Closed({ of, item, closed: { by, at, reason }, timeZone }: Props) {
  const name = usePersonName()(by);
  const { mutate, isPending, error } = useApiCommand(api.failUser.close, {
    invalidates: [api.failUser.get, api.team.list, api.draft.get],
    failure: 'none',
    loading: 'none',
  });
  const { teamId, month, memberId: userId } = of;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="wrap-anywhere text-ink-2">
        {by.id === of.userId ? (
          <Trans>You closed this without an interview</Trans>
        ) : (
          <Trans>{name} closed this without an interview</Trans>
        )}
        {' · '}
        <MomentText instant={at} timeZone={timeZone} />
      </p>
      {reason !== null && (
        <blockquote
          lang={ownLang(reason)}
          className="wrap-anywhere whitespace-pre-wrap border-line border-l-2 pl-[min(.75rem,3vw)]"
        >
          {reason}
        </blockquote>
      )}
      {error && <FieldError>{failureMessage(error)}</FieldError>}
      {item.can.reopen && (
        <Button
          look="quiet"
          loading={isPending}
          onClick={() => mutate({ teamId, userId, month, undo: true })}
          className="justify-self-start"
        >
          <Trans>Open it again</Trans>
        </Button>
      )}
    </div>
  );
}
