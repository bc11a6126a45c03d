import { api, type HelpedResult, type QuestionnaireView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { CheckIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { HelpedCounts } from './helped.tsx';

const ActionForm = latePart(async () => (await import('./action-form.tsx')).ActionForm, {
  fallback: <SkeletonBox className="h-60 rounded-md" />,
});

type Action = QuestionnaireView['actions'][number];

const MOST_ACTIONS = 10;

type Props = {
  questionnaire: QuestionnaireView;
  /** Of whose answers it is told whether something helped; null is no department, undefined everyone. */
  departmentId: string | null | undefined;
};

/** What the team does about the results: first what was decided last time. */
export function Actions({ questionnaire, departmentId }: Props) {
  const headingId = useId();
  const [isAdding, setAdding] = useState(false);
  const { id: questionnaireId, shownRun, actions, earlierActions, can, teamId } = questionnaire;
  const act = useApiCommand(api.questionnaire.act, {
    invalidates: [api.questionnaire.get],
    loading: 'none',
  });
  const save = (next: readonly Action[], onSuccess?: () => void) =>
    act.mutate(
      {
        questionnaireId,
        run: shownRun,
        actions: next.map(({ owner, ...action }) => ({ ...action, ownerId: owner.id })),
      },
      { onSuccess },
    );
  if (actions.length === 0 && earlierActions.length === 0 && !can.manage) return null;
  return (
    <Card tone="grape" aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId}>
        <Trans>What we do about it</Trans>
      </h2>
      {earlierActions.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <p className="text-ink-2 text-sm">
            <Trans>Since last time: did it help?</Trans>
          </p>
          <ul className="grid grid-cols-1">
            {earlierActions.map((action) => (
              <ActionLine key={action.id} action={action} helped={helpedBy(action.helped, departmentId)} />
            ))}
          </ul>
        </div>
      )}
      {actions.length > 0 ? (
        <ul className="grid grid-cols-1">
          {actions.map((action) => (
            <ActionLine
              key={action.id}
              action={action}
              {...(can.manage && {
                onDone: (isDone: boolean) =>
                  save(actions.map((each) => (each.id === action.id ? { ...each, isDone } : each))),
                onRemove: () => save(actions.filter(({ id }) => id !== action.id)),
              })}
            />
          ))}
        </ul>
      ) : (
        !isAdding && (
          <p className="text-ink-2">
            <Trans>Nothing yet. People answer again when they see what came of it.</Trans>
          </p>
        )
      )}
      {can.manage &&
        (isAdding ? (
          <ActionForm
            teamId={teamId}
            isAskedAbout={questionnaire.repeats !== null}
            isPending={act.isPending}
            failure={act.error}
            onClose={() => setAdding(false)}
            onAdd={(action) => save([...actions, action], () => setAdding(false))}
          />
        ) : (
          actions.length < MOST_ACTIONS && (
            <Button
              look="quiet"
              icon={<PlusIcon className="size-5" />}
              onClick={() => setAdding(true)}
              className="justify-self-start"
            >
              <Trans>Add an action</Trans>
            </Button>
          )
        ))}
    </Card>
  );
}

type Helped = QuestionnaireView['earlierActions'][number]['helped'];

const helpedBy = (helped: Helped, departmentId: Props['departmentId']): HelpedResult | null =>
  departmentId === undefined
    ? helped
    : (helped?.groups.find((group) => group.departmentId === departmentId) ?? null);

type LineProps = {
  action: Action;
  /** What those who answered say of it. */
  helped?: HelpedResult | null;
  onDone?: (isDone: boolean) => void;
  onRemove?: () => void;
};

function ActionLine({ action: { text, owner, day, isDone }, helped, onDone, onRemove }: LineProps) {
  const { t, i18n } = useLingui();
  const due = formatDay(day, i18n.locale, 'short');
  const words = (
    <span lang={ownLang(text)} className={isDone ? 'text-ink-2 line-through' : ''}>
      {text}
    </span>
  );
  const about = (
    <>
      <PersonName person={owner} /> · <Trans>by {due}</Trans>
      {isDone && (
        <>
          {' · '}
          <Trans>done</Trans>
        </>
      )}
    </>
  );
  return (
    <li className="flex items-start gap-2">
      {onDone ? (
        <Checkbox
          label={words}
          hint={about}
          checked={isDone}
          onChange={(event) => onDone(event.target.checked)}
          className="min-w-0 flex-1"
        />
      ) : (
        <div className="flex min-w-0 flex-1 gap-2 py-2">
          <span className="grid h-[1lh] w-5 shrink-0 place-items-center text-leaf">
            {isDone ? <CheckIcon className="size-4" strokeWidth={2.5} /> : <span aria-hidden="true">·</span>}
          </span>
          <div className="wrap-anywhere grid min-w-0">
            {words}
            <span className="text-ink-2 text-sm">{about}</span>
            {helped && <HelpedCounts result={helped} />}
          </div>
        </div>
      )}
      {onRemove && (
        <IconButton label={t`Remove: ${text}`} icon={<TrashIcon className="size-5" />} onClick={onRemove} />
      )}
    </li>
  );
}
