import { api, type QuestionnaireSummary, type TeamView, wordsFor } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { CheckIcon, EditIcon } from '../../../components/icons/actions.tsx';
import { CopyIcon, EyeOffIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { RunDays } from './run-days.tsx';

/** One questionnaire of the list: what it is, how long it is open, and what the reader can do with it. */
export function QuestionnaireCard({
  questionnaire,
  team,
}: {
  questionnaire: QuestionnaireSummary;
  team: TeamView;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, title, anonymous, departmentIds, repeats, questionCount, run, isAsked, isAnswered, can } =
    questionnaire;
  const name = wordsFor(title, locale);
  const departments = team.departments.filter((department) => departmentIds.includes(department.id));
  const mayAnswer = can.answer && run.state === 'running';
  const search = { team: team.id, questionnaire: id };
  return (
    <Card as="li" tone={mayAnswer && !isAnswered ? 'grape' : 'plain'} className="grid grid-cols-1 gap-3">
      <div className="words-below flex items-start gap-3">
        <div data-words className="grid min-w-0 flex-1 grid-cols-1 gap-1">
          <h3 lang={ownLang(name)} className="wrap-anywhere">
            <RouteLink to="/department/question" search={search} look="plain" className="text-ink">
              {name}
            </RouteLink>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
            <RunDays run={run} />
            <span>
              <Plural value={questionCount} one="# question" other="# questions" />
            </span>
          </p>
          <p className="flex flex-wrap gap-1.5">
            {anonymous ? (
              <Chip tone="leaf" icon={<EyeOffIcon className="size-4" />}>
                <Trans>Anonymous</Trans>
              </Chip>
            ) : (
              <Chip>
                <Trans context="answers">By name</Trans>
              </Chip>
            )}
            {repeats && (
              <Chip>
                <Trans>Round {run.number}</Trans>
              </Chip>
            )}
            {departments.map((department) => (
              <Chip key={department.id}>{department.name}</Chip>
            ))}
            {isAsked && isAnswered && (
              <Chip tone="leaf" icon={<CheckIcon className="size-4" />}>
                <Trans>You’ve answered</Trans>
              </Chip>
            )}
          </p>
        </div>
        {can.manage && <CardMenu questionnaire={questionnaire} label={t`More about: ${name}`} />}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayAnswer && (
          <RouteLink
            to="/department/question"
            search={search}
            look={isAnswered ? 'quiet' : 'primary'}
            aria-label={isAnswered ? t`Edit my answers: ${name}` : t`Answer: ${name}`}
          >
            {isAnswered ? <Trans>Edit my answers</Trans> : <Trans>Answer</Trans>}
          </RouteLink>
        )}
        {can.seeResults && (run.isCounted || run.number > 1) && (
          <RouteLink
            to="/department/question"
            search={{ ...search, view: 'results' }}
            look="quiet"
            aria-label={t`Results: ${name}`}
          >
            <Trans>Results</Trans>
          </RouteLink>
        )}
      </div>
    </Card>
  );
}

function CardMenu({ questionnaire, label }: { questionnaire: QuestionnaireSummary; label: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, teamId } = questionnaire;
  const deletion = useApiCommand(api.questionnaire.delete, {
    invalidates: [api.questionnaire.list, api.questionnaire.get],
  });
  const open = (search: { view: 'edit'; questionnaire: string } | { view: 'new'; from: string }) =>
    void navigate({ to: '/department/question', search: { team: teamId, ...search } });
  const remove = () =>
    deletion.mutate(
      { questionnaireId: id },
      {
        onSuccess: () =>
          toast.undoable(t`The questionnaire was deleted.`, () =>
            deletion.mutate({ questionnaireId: id, undo: true }),
          ),
      },
    );
  return (
    <MoreMenu
      label={label}
      actions={[
        {
          id: 'edit',
          label: t`Edit`,
          icon: <EditIcon className="size-5" />,
          onSelect: () => open({ view: 'edit', questionnaire: id }),
        },
        {
          id: 'duplicate',
          label: t`Duplicate`,
          icon: <CopyIcon className="size-5" />,
          onSelect: () => open({ view: 'new', from: id }),
        },
        {
          id: 'delete',
          label: t`Delete`,
          icon: <TrashIcon className="size-5" />,
          danger: true,
          onSelect: remove,
        },
      ]}
    />
  );
}
