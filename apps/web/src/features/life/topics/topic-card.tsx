import { api, type TeamView, type TopicView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { formatDays } from '../../../components/days/format-days.ts';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { StopIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { PenIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Answers } from './answers.tsx';
import { todayOf } from './team-today.ts';

const invalidates = [api.activity.list, api.draft.get];

/** One topic: its question, who is asked and until when, and the answers. */
export function TopicCard({ topic, team, onEdit }: { topic: TopicView; team: TeamView; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { title, prompt, from, to, state, answers, departmentIds } = topic;
  const departments = team.departments.filter(({ id }) => departmentIds.includes(id));
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="words-below flex items-start gap-3">
        <div data-words className="min-w-0 flex-1">
          <h3 lang={ownLang(title)} className="break-words">
            {title}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
            <span>{formatDays(from, to, i18n.locale)}</span>
            {departments.map(({ id, name }) => (
              <Chip key={id}>{name}</Chip>
            ))}
          </p>
        </div>
        {topic.can.edit && (
          <TopicMenu topic={topic} today={todayOf(team)} onEdit={onEdit} label={t`More about: ${title}`} />
        )}
      </div>
      {prompt !== '' && <MarkdownText text={prompt} />}
      <div className="flex flex-wrap items-center gap-2">
        {state === 'running' && (
          <RouteLink to="/" hash="write" look="primary">
            <PenIcon className="size-5" />
            <Trans>Answer in today’s diary</Trans>
          </RouteLink>
        )}
        {answers > 0 && (
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? (
              <Trans>Hide the answers</Trans>
            ) : (
              <Plural value={answers} one="Read # answer" other="Read # answers" />
            )}
          </Button>
        )}
      </div>
      {isOpen && <Answers topicId={topic.id} />}
    </Card>
  );
}

function TopicMenu({
  topic: { id: activityId, to, state },
  today,
  label,
  onEdit,
}: {
  topic: TopicView;
  today: string;
  label: string;
  onEdit: () => void;
}) {
  const { t } = useLingui();
  const update = useApiCommand(api.activity.update, { invalidates });
  const deletion = useApiCommand(api.activity.delete, { invalidates });
  const end = () =>
    update.mutate(
      { activityId, to: today },
      { onSuccess: () => toast.undoable(t`Ends today`, () => update.mutate({ activityId, to })) },
    );
  const remove = () =>
    deletion.mutate(
      { activityId },
      {
        onSuccess: () =>
          toast.undoable(t`The topic was deleted.`, () => deletion.mutate({ activityId, undo: true })),
      },
    );
  return (
    <MoreMenu
      label={label}
      actions={[
        { id: 'edit', label: t`Edit`, icon: <EditIcon className="size-5" />, onSelect: onEdit },
        ...(state === 'running' && to > today
          ? [{ id: 'end', label: t`End today`, icon: <StopIcon className="size-5" />, onSelect: end }]
          : []),
        {
          id: 'remove',
          label: t`Delete`,
          icon: <TrashIcon className="size-5" />,
          danger: true,
          onSelect: remove,
        },
      ]}
    />
  );
}
