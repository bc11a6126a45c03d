import { api, type MistakeView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { CompassIcon } from '../../../components/icons/places.tsx';
import { LeafIcon } from '../../../components/icons/signs.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { GuidelineLink } from './guideline-link.tsx';
import { mistakeReads } from './mistake-reads.ts';
import { useMistakeActions } from './use-mistake-actions.tsx';

const LinkDialog = latePart(async () => (await import('./link-dialog.tsx')).LinkDialog);

type Props = { mistake: MistakeView; today: string; hasDay: boolean; onDeleted?: () => void };

/** One mistake: what the user does instead, its guideline or the tap that makes one, and when it comes back. */
export function MistakeRow({ mistake, today, hasDay, onDeleted }: Props) {
  const { t } = useLingui();
  const [isLinking, setLinking] = useState(false);
  const actions = useMistakeActions(mistake, { onLink: () => setLinking(true), onDeleted });
  const { text, day, instead, tags, diaryId } = mistake;
  return (
    <li className="flex items-start gap-2 @max-[18rem]:flex-wrap py-1">
      <div className="min-w-0 flex-1 @max-[18rem]:order-last @max-[18rem]:basis-full py-2">
        {(hasDay || diaryId !== null) && (
          <p className="text-ink-2 text-sm">
            {diaryId === null ? (
              <span className="inline-block first-letter:uppercase">
                <DayText day={day} today={today} />
              </span>
            ) : (
              <RouteLink
                to="/home"
                search={{ diary: diaryId }}
                className="inline-block first-letter:uppercase"
              >
                {hasDay ? <DayText day={day} today={today} /> : <Trans>From your diary</Trans>}
              </RouteLink>
            )}
          </p>
        )}
        <p lang={ownLang(text)} className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
        {instead !== '' && (
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap border-leaf border-l-2 pl-3 text-ink-2">
            <span className="sr-only">
              <Trans>What I do instead:</Trans>{' '}
            </span>
            <span lang={ownLang(instead)}>{instead}</span>
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-1.5 empty:hidden">
          <State mistake={mistake} today={today} />
          {tags.map((tag) => (
            <Chip key={tag}># {tag}</Chip>
          ))}
          {mistake.shared && (
            <Chip>
              <Trans>shared without my name</Trans>
            </Chip>
          )}
        </p>
        <Guideline mistake={mistake} />
      </div>
      <span className="ml-auto">
        <MoreMenu label={t`More about: ${text}`} actions={actions} />
      </span>
      {isLinking && <LinkDialog mistake={mistake} onClose={() => setLinking(false)} />}
    </li>
  );
}

/** Whether it comes back, and how far it is from being outgrown. */
function State({ mistake: { nextOn, times, outgrownOn }, today }: { mistake: MistakeView; today: string }) {
  if (outgrownOn !== null) {
    return (
      <Chip tone="leaf" icon={<LeafIcon className="size-4" />}>
        <span>
          <Trans>
            outgrown <DayText day={outgrownOn} today={today} />
          </Trans>
        </span>
      </Chip>
    );
  }
  if (nextOn === null) return null;
  return (
    <>
      <Chip tone="grape">
        {nextOn <= today ? (
          <Trans>asked today</Trans>
        ) : (
          <span>
            <Trans>
              check <DayText day={nextOn} today={today} />
            </Trans>
          </span>
        )}
      </Chip>
      {times > 0 && (
        <Chip tone="leaf">
          <Trans>{times} of 3 without a repeat</Trans>
        </Chip>
      )}
    </>
  );
}

function Guideline({ mistake: { id, text, instead, guideline } }: { mistake: MistakeView }) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.mistake.guideline, {
    invalidates: mistakeReads,
    loading: 'none',
  });
  if (guideline) return <GuidelineLink guideline={guideline} text={text} instead={instead} />;
  const make = () =>
    mutate({ mistakeId: id }, { onSuccess: () => toast.success(t`It’s a guideline of your handbook now`) });
  return (
    <Button
      look="ghost"
      loading={isPending}
      icon={<CompassIcon className="size-5" />}
      onClick={make}
      className="mt-1 -ml-3"
    >
      <Trans>Make it a guideline</Trans>
    </Button>
  );
}
