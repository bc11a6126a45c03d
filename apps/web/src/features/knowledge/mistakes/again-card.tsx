import { api, type MistakeView, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { EyeOffIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useWas } from '../../../lib/use-was.ts';
import { queuedAnswer, sendAnswer } from '../answers-outbox.shared.ts';
import { GuidelineLink } from './guideline-link.tsx';
import { mistakeReads } from './mistake-reads.ts';

type Asked = NonNullable<OutputOf<typeof api.draft.get>['mistakeAsked']>;
const answers = ['no', 'yes', 'untested'] as const;

/** Asks whether a mistake happened again; the answer is one tap. */
export function AgainCard({ asked, today }: { asked: Asked; today: string }) {
  const { t } = useLingui();
  const headingId = useId();
  const asking = useApiCommand(api.mistake.asking, { invalidates: mistakeReads });
  const { id: mistakeId, askedOn, text, day, instead, guideline } = asked;
  const { calls } = useOutbox();
  const queued = queuedAnswer(
    api.mistake.answer,
    calls,
    (input) => input.mistakeId === mistakeId && input.askedOn === askedOn,
  );
  const isWaiting = queued !== undefined && !queued.isFirstTry;
  const wasWaiting = useWas(isWaiting);
  /** What follows is known once the answer was sent. */
  const [given, setGiven] = useState<{ follows?: MistakeView | undefined }>();
  const say = async (again: (typeof answers)[number]) => {
    if (queued) return;
    const sent = await sendAnswer(api.mistake.answer, { mistakeId, askedOn, again }, mistakeId);
    if (sent) setGiven({ follows: sent.answer });
  };
  const words = { no: t`No, it didn’t`, yes: t`Yes, again`, untested: t`It didn’t come up` };
  const switchOff = () =>
    asking.mutate(
      { on: false },
      {
        onSuccess: () => toast.undoable(t`You won’t be asked any more`, () => asking.mutate({ on: true })),
      },
    );
  return (
    <Card aria-labelledby={headingId}>
      <div className="flex items-start gap-2 @max-[18rem]:flex-wrap">
        <h2
          id={headingId}
          className="min-w-0 flex-1 @max-[18rem]:order-last @max-[18rem]:basis-full py-1.5 text-lg"
        >
          <Trans>Did it happen again?</Trans>
        </h2>
        <span className="ml-auto">
          <MoreMenu
            label={t`More about this question`}
            actions={[
              {
                id: 'off',
                label: t`Don’t ask me any more`,
                icon: <EyeOffIcon className="size-5" />,
                onSelect: switchOff,
              },
            ]}
          />
        </span>
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap">
        <span lang={ownLang(text)}>{text}</span>{' '}
        <span className="whitespace-nowrap text-ink-2 text-sm">
          <DayText day={day} today={today} />
        </span>
      </p>
      {instead !== '' && (
        <p
          lang={ownLang(instead)}
          className="wrap-anywhere mt-1 line-clamp-2 border-leaf border-l-2 pl-3 text-ink-2"
        >
          {instead}
        </p>
      )}
      {guideline && <GuidelineLink guideline={guideline} text={text} instead={instead} />}
      <div className="mt-2 flex min-h-(--target) flex-wrap items-center gap-2">
        {wasWaiting || given ? (
          <p role="status">
            {isWaiting ? (
              <Trans>It’s saved on this device and will be sent when the network is back.</Trans>
            ) : given?.follows ? (
              <What follows={given.follows} today={today} />
            ) : (
              <Trans>Noted.</Trans>
            )}
          </p>
        ) : (
          answers.map((again) => (
            <Button
              key={again}
              look="quiet"
              loading={queued?.input.again === again}
              onClick={() => void say(again)}
            >
              {words[again]}
            </Button>
          ))
        )}
      </div>
    </Card>
  );
}

/** What an answer leads to. */
function What({ follows: { outgrownOn, nextOn }, today }: { follows: MistakeView; today: string }) {
  if (outgrownOn !== null) return <Trans>Three times without a repeat: you’ve outgrown it.</Trans>;
  if (nextOn === null) return <Trans>Noted.</Trans>;
  return (
    <Trans>
      Noted. We ask again: <DayText day={nextOn} today={today} />.
    </Trans>
  );
}
