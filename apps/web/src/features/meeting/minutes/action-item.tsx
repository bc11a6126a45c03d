import { api, type MeetingMinutes, type MeetingView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Cites } from './cites.tsx';
import { useShowMeeting } from './use-meeting-update.ts';

type Props = { meeting: MeetingView; action: MeetingMinutes['actions'][number] };

/** One action item: who has it and until when; one person takes it as a to-do. */
export function ActionItem({ meeting, action }: Props) {
  const { text, lines, owner, due, takenBy } = action;
  return (
    <li>
      <span lang={ownLang(text)} className="wrap-anywhere">
        {text}
      </span>{' '}
      <Cites meeting={meeting} lines={lines} />
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        {owner !== '' && (
          <Chip tone="grape">
            <span lang={ownLang(owner)}>{owner}</span>
          </Chip>
        )}
        {due !== null && (
          <Chip tone="amber">
            <DayText day={due} style="short" />
          </Chip>
        )}
        {takenBy ? <Taken by={takenBy} /> : <Take meetingId={meeting.id} actionId={action.id} label={text} />}
      </div>
    </li>
  );
}

function Taken({ by }: { by: NonNullable<Props['action']['takenBy']> }) {
  const me = useUserStore((state) => state.userInfo?.id);
  const name = usePersonName()(by);
  if (by.id === me) {
    return (
      <RouteLink to="/importantThing" className="inline-flex min-h-6 items-center text-sm">
        <Trans>In your to-dos</Trans>
      </RouteLink>
    );
  }
  return (
    <span className="text-ink-2 text-sm">
      <Trans>{name} has taken it</Trans>
    </span>
  );
}

function Take({ meetingId, actionId, label }: { meetingId: string; actionId: string; label: string }) {
  const { t } = useLingui();
  const show = useShowMeeting();
  const take = useApiCommand(api.meeting.take, {
    invalidates: [api.todo.list, api.draft.get],
    loading: 'none',
  });
  return (
    <Button
      look="ghost"
      className="print:hidden"
      aria-description={label}
      loading={take.isPending}
      onClick={() =>
        take.mutate(
          { meetingId, actionId },
          {
            onSuccess: (meeting) => {
              show(meeting);
              toast.success(t`In your to-dos. The next meeting of a series tells whether it’s done.`);
            },
          },
        )
      }
    >
      <Trans>Add to my to-dos</Trans>
    </Button>
  );
}
