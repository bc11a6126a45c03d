import { api, type MeetingMineView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { DayText, MomentText } from '../../../components/days/time-text.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { lineTime } from '../transcript/line-time.ts';
import { AskToStrike } from './ask-to-strike.tsx';

export type Wish = { lines?: number[]; deletion?: true; fine?: true; ask?: string };

/** What a meeting has of the one who reads: sentences to strike, and a request to delete all of it. */
export function MyPart({ mine }: { mine: MeetingMineView }) {
  const headingId = useId();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { id: meetingId, owner, lines, deletionAskedAt, decideBy, sharedFrom, can } = mine;
  const me = useUserStore((state) => state.userInfo?.id);
  const withdraw = useApiCommand(api.meeting.withdraw, { loading: 'none', failure: 'none' });
  const send = (wish: Wish, onDone?: () => void) =>
    withdraw.mutate(
      { meetingId, ...wish },
      {
        onSuccess: (next) => {
          client.setQueryData<MeetingMineView>(apiKey(api.meeting.mine, { meetingId }), next);
          if (wish.lines) setChosen([]);
          onDone?.();
        },
        onSettled: () => setAsking(false),
      },
    );
  const strike = <Plural value={chosen.length} one="Strike # sentence" other="Strike # sentences" />;
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-3 print:hidden">
      <h2 id={headingId}>
        <Trans>What you said</Trans>
      </h2>
      {can.strike && me !== owner.id && (
        <p role="status" className="text-ink-2">
          {decideBy === null ? (
            <Trans>You said the rest is fine. You can still strike something until others read it.</Trans>
          ) : sharedFrom === null ? (
            <Trans>
              No one else reads it before <MomentText instant={decideBy} />, unless you say it’s fine.
            </Trans>
          ) : (
            <Trans>
              It’s shared: others read it from <MomentText instant={sharedFrom} />, or once everyone who took
              part says it’s fine.
            </Trans>
          )}
        </p>
      )}
      {lines.length === 0 ? (
        <p className="text-ink-2">
          <Trans>Nothing stands under your name.</Trans>
        </p>
      ) : (
        <>
          <p className="text-ink-2 text-sm">
            {can.strike ? (
              <Trans>Choose what you’d like to strike, until others read this meeting.</Trans>
            ) : (
              translateMessage('meetingShared')
            )}
          </p>
          <ul className="grid grid-cols-1 gap-1">
            {lines.map(({ line, text, at }) => {
              const said = (
                <span lang={ownLang(text)} className="wrap-anywhere">
                  {at !== null && <span className="text-ink-2 tabular-nums">{lineTime(at)} </span>}
                  {text}
                </span>
              );
              return (
                <li key={line}>
                  {can.strike ? (
                    <Checkbox
                      label={said}
                      checked={chosen.includes(line)}
                      onChange={({ target }) =>
                        setChosen(target.checked ? [...chosen, line] : chosen.filter((each) => each !== line))
                      }
                    />
                  ) : (
                    said
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {withdraw.error && <FieldError>{failureMessage(withdraw.error)}</FieldError>}
      {deletionAskedAt !== null && (
        <p role="status" className="text-ink-2">
          <Trans>
            You asked <PersonName person={owner} /> to delete this meeting on{' '}
            <DayText day={deletionAskedAt.slice(0, 10)} style="year" />.
          </Trans>
        </p>
      )}
      {can.strike && (
        <AskToStrike key={mine.strikeAsked} mine={mine} isSending={withdraw.isPending} onSend={send} />
      )}
      <div className="flex flex-wrap gap-3">
        {chosen.length > 0 && <Button onClick={() => setAsking(true)}>{strike}</Button>}
        {can.strike && decideBy !== null && chosen.length === 0 && (
          <Button loading={withdraw.isPending && !isAsking} onClick={() => send({ fine: true })}>
            <Trans>The rest is fine</Trans>
          </Button>
        )}
        {deletionAskedAt === null && (
          <Button
            look="quiet"
            loading={withdraw.isPending && !isAsking}
            onClick={() => send({ deletion: true })}
          >
            <Trans>Ask to delete this meeting</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={<Trans>Strike what you said?</Trans>}
        confirmLabel={strike}
        danger
        busy={withdraw.isPending}
        onConfirm={() => send({ lines: [...chosen] })}
      >
        <Trans>
          It’s gone for good, with what the minutes made of it and the part of the recording that holds it.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}
