import { api, type NewcomerGuide, type NewcomerView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { CloseIcon, EditIcon } from '../../../components/icons/actions.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName, usePersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { checklistOf } from './first-week-texts.ts';

const reads = { invalidates: [api.newcomer.list, api.draft.get] } as const;

type Props = {
  teamId: string;
  newcomer: NewcomerView;
  guide: NewcomerGuide;
  onAsk: () => void;
};

/** Who looks after someone new: not asked yet, asked, or their buddy with what they do together. */
export function BuddyOf({ teamId, newcomer, guide, onAsk }: Props) {
  const { buddy, can } = newcomer;
  if (!buddy) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t pt-3">
        <p>
          <Trans>No buddy yet</Trans>
        </p>
        {can.ask && (
          <Button look="quiet" onClick={onAsk}>
            <Trans>Find a buddy</Trans>
          </Button>
        )}
      </div>
    );
  }
  return (
    <section className="grid grid-cols-1 gap-2 border-line border-t pt-3">
      <div className="flex items-center gap-3">
        <Avatar name={buddy.person.name} personId={buddy.person.id} src={buddy.person.avatar} size="sm" />
        <p className="min-w-0 flex-1">
          <span className="block text-ink-2 text-sm">
            {buddy.accepted ? <Trans>Buddy</Trans> : <Trans>Asked to be the buddy</Trans>}
          </span>
          <PersonName person={buddy.person} />
        </p>
        <BuddyMenu teamId={teamId} newcomer={newcomer} onAsk={onAsk} />
      </div>
      {can.answer && <Answer teamId={teamId} newcomer={newcomer} />}
      {buddy.accepted && buddy.done && (
        <Checklist teamId={teamId} newcomer={newcomer} guide={guide} done={buddy.done} />
      )}
    </section>
  );
}

function BuddyMenu({ teamId, newcomer: { person, can }, onAsk }: Omit<Props, 'guide'>) {
  const { t } = useLingui();
  const ask = useApiCommand(api.newcomer.ask, reads);
  const answer = useApiCommand(api.newcomer.answer, reads);
  const of = { teamId, userId: person.id };
  if (!can.ask && !can.stepBack) return null;
  return (
    <MoreMenu
      label={t`More about the buddy`}
      actions={[
        ...(can.ask
          ? [
              {
                id: 'other',
                label: t`Ask someone else`,
                icon: <EditIcon className="size-5" />,
                onSelect: onAsk,
              },
              {
                id: 'end',
                label: t`Remove the buddy`,
                icon: <CloseIcon className="size-5" />,
                onSelect: () => ask.mutate({ ...of, buddyId: null }),
              },
            ]
          : []),
        ...(can.stepBack
          ? [
              {
                id: 'back',
                label: t`Step back as buddy`,
                icon: <CloseIcon className="size-5" />,
                onSelect: () => answer.mutate({ ...of, accept: false }),
              },
            ]
          : []),
      ]}
    />
  );
}

function Answer({ teamId, newcomer: { person } }: Pick<Props, 'teamId' | 'newcomer'>) {
  const name = usePersonName()(person);
  const answer = useApiCommand(api.newcomer.answer, { ...reads, loading: 'none' });
  const say = (accept: boolean) => answer.mutate({ teamId, userId: person.id, accept });
  return (
    <div className="grid grid-cols-1 gap-2 rounded-md bg-grape-soft p-4">
      <p>
        <Trans>Will you be {name}’s buddy? You’d help them through their first days.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button loading={answer.isPending} onClick={() => say(true)}>
          <Trans>Yes, I will</Trans>
        </Button>
        <Button look="quiet" onClick={() => say(false)}>
          <Trans>Not this time</Trans>
        </Button>
      </div>
    </div>
  );
}

function Checklist({
  teamId,
  newcomer: { person, can },
  guide,
  done,
}: Pick<Props, 'teamId' | 'newcomer' | 'guide'> & { done: readonly string[] }) {
  const { t, i18n } = useLingui();
  const tick = useApiCommand(api.newcomer.tick, { ...reads, loading: 'none' });
  const { variables, isPending } = tick;
  const items = checklistOf(guide, (message) => i18n._(message));
  const isDone = (id: string) => (isPending && variables.item === id ? variables.done : done.includes(id));
  if (items.length === 0) return null;
  return (
    <fieldset className="grid grid-cols-1">
      <legend className="sr-only">{t`Checklist`}</legend>
      {items.map(({ id, text }) => (
        <Checkbox
          key={id}
          label={text}
          checked={isDone(id)}
          disabled={!can.tick}
          onChange={(event) =>
            tick.mutate({ teamId, userId: person.id, item: id, done: event.target.checked })
          }
        />
      ))}
    </fieldset>
  );
}
