import { api, type QuestionnaireView, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { UnsavedGuard } from '../../../components/dialogs/unsaved.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { TeamPage } from '../../team/team-page.part.tsx';
import { BackToList } from '../questionnaires/back-to-list.tsx';
import { ListSkeleton } from '../questionnaires/list-skeleton.tsx';
import { Builder } from './builder.tsx';
import { NewQuestionnaire } from './new-questionnaire.tsx';
import { typedOf } from './wire.ts';

/** The page on which an administrator builds a questionnaire, or changes one. */
export function BuilderPage() {
  const { t } = useLingui();
  const { team: wanted, view, questionnaire, from } = useSearch({ from: '/department/question' });
  const navigate = useNavigate({ from: '/department/question' });
  const leave = (teamId: string) =>
    void navigate({ search: { team: teamId }, replace: true, ignoreBlocker: true });
  const saved = ({ teamId }: QuestionnaireView, message: string) => {
    toast.success(message);
    leave(teamId);
  };
  const isEdit = view === 'edit';
  return (
    <BackToList team={wanted}>
      <UnsavedGuard>
        <TeamPage
          title={isEdit ? <Trans>Edit questionnaire</Trans> : <Trans>New questionnaire</Trans>}
          wanted={wanted}
          onChoose={(team) => void navigate({ search: { team, view: 'new' }, replace: true })}
          isEligible={({ can, id }) => can.setUp || id === wanted}
          skeleton={<ListSkeleton />}
          none={<NotYours />}
        >
          {(team) =>
            team.can.setUp ? (
              <Loaded id={isEdit ? questionnaire : from}>
                {(original) =>
                  isEdit && original ? (
                    <EditQuestionnaire
                      team={team}
                      questionnaire={original}
                      onSaved={(view) => saved(view, t`Saved`)}
                      onCancel={() => leave(team.id)}
                    />
                  ) : (
                    <NewQuestionnaire
                      team={team}
                      original={original}
                      onSaved={(view) => saved(view, t`The questionnaire is set up.`)}
                      onDiscard={() => leave(team.id)}
                    />
                  )
                }
              </Loaded>
            ) : (
              <NotYours />
            )
          }
        </TeamPage>
      </UnsavedGuard>
    </BackToList>
  );
}

type LoadedProps = {
  /** The questionnaire to read; without one nothing is. */
  id: string | undefined;
  children: (questionnaire: QuestionnaireView | undefined) => ReactNode;
};

function Loaded({ id, children }: LoadedProps) {
  return id === undefined ? children(undefined) : <Read id={id}>{children}</Read>;
}

function Read({ id, children }: LoadedProps & { id: string }) {
  const read = useApiQuery(api.questionnaire.get, { questionnaireId: id }, { failure: 'none', staleTime: 0 });
  if (read.data) return children(read.data);
  if (read.isError || read.fetchStatus === 'paused') return <ReadFailure of={read} />;
  return <ListSkeleton />;
}

type EditProps = {
  team: TeamView;
  questionnaire: QuestionnaireView;
  onSaved: (saved: QuestionnaireView) => void;
  onCancel: () => void;
};

function EditQuestionnaire({ team, questionnaire, onSaved, onCancel }: EditProps) {
  // As it was read first: what is typed stays while it is read again.
  const [original] = useState(questionnaire);
  const [typed, setTyped] = useState(() => typedOf(questionnaire));
  return (
    <Builder
      team={team}
      questionnaire={original}
      typed={typed}
      onType={setTyped}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}

function NotYours() {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={<Trans>Administrators ask the questions</Trans>}
        action={
          <RouteLink to="/department/question" look="primary">
            <Trans>See the questionnaires</Trans>
          </RouteLink>
        }
      >
        <Trans>Tell one of them what you’d like to ask.</Trans>
      </EmptyState>
    </Card>
  );
}
