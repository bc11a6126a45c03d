import { api, type RequestOf, type TeamSummaryView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { CloseIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Citation } from '../citation.part.tsx';

type Props = { teamId: string; summary: TeamSummaryView };

/** What the diaries were about: themes, blockers, thanks and open questions, each with the sentences it rests on. */
export function Findings({ teamId, summary: { themes, blockers, thanks, questions } }: Props) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  if (themes.length + blockers.length + thanks.length + questions.length === 0)
    return (
      <p>
        <Trans>Nothing stood out: no theme that three people share, no blocker, no question.</Trans>
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-6 @desk:grid-cols-2">
      <Group title={<Trans>Blockers</Trans>}>
        {blockers.map(({ ref, citation }) => (
          <Finding
            key={ref}
            teamId={teamId}
            kind="blocker"
            id={ref}
            diaryId={citation.diaryId}
            of={citation.text}
          >
            <Citation of={citation} />
          </Finding>
        ))}
      </Group>
      <Group title={<Trans>Themes</Trans>}>
        {themes.map(({ ref, phrase, people, citations }) => (
          <Finding key={ref} teamId={teamId} kind="theme" id={ref} of={phrase}>
            <h4 className="flex flex-wrap items-baseline gap-x-2">
              <span lang={ownLang(phrase)}>{phrase}</span>
              <span className="font-normal text-ink-2 text-sm">
                <Plural value={people} one="# person" other="# people" />
              </span>
            </h4>
            {citations.map((citation) => (
              <Citation key={citation.diaryId + citation.text} of={citation} />
            ))}
          </Finding>
        ))}
      </Group>
      <Group title={<Trans>Thanks</Trans>}>
        {thanks.map(({ ref, to, citation }) => (
          <Finding
            key={ref + to.id}
            teamId={teamId}
            kind="thanks"
            id={ref}
            diaryId={citation.diaryId}
            of={citation.text}
          >
            <h4>{t`To ${nameOf(to)}`}</h4>
            <Citation of={citation} />
          </Finding>
        ))}
      </Group>
      <Group title={<Trans>Open questions</Trans>}>
        {questions.map((citation) => (
          <li key={citation.diaryId + citation.text}>
            <Citation of={citation} />
          </li>
        ))}
      </Group>
      <p className="text-ink-2 text-sm @desk:col-span-2">
        <Trans>Built-in analysis: every line is from a diary, nothing is made up.</Trans>
      </p>
    </div>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h3>{title}</h3>
      <ul className="grid grid-cols-1 gap-4">{children}</ul>
    </section>
  );
}

type FindingProps = {
  teamId: string;
  kind: RequestOf<typeof api.team.markSummary>['kind'];
  id: string;
  diaryId?: string;
  /** What it says, for the name of its menu. */
  of: string;
  children: ReactNode;
};

/** One of them, which its reader can say is wrong. */
function Finding({ teamId, kind, id: ref, diaryId, of, children }: FindingProps) {
  const { t } = useLingui();
  const mark = useApiCommand(api.team.markSummary, { invalidates: [api.team.getTeamSummary] });
  const wish = { teamId, kind, ref, ...(diaryId !== undefined && { diaryId }) };
  const say = () =>
    mark.mutate(wish, {
      onSuccess: () =>
        toast.undoable(t`Noted: it’s not shown again.`, () => mark.mutate({ ...wish, undo: true })),
    });
  return (
    <li className="flex min-w-0 items-start gap-1">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">{children}</div>
      <MoreMenu
        label={t`More about: ${of.slice(0, 60)}`}
        actions={[
          { id: 'wrong', label: t`This is wrong`, icon: <CloseIcon className="size-5" />, onSelect: say },
        ]}
      />
    </li>
  );
}
