import { api, MAX_ASKED, type OutputOf, type Person, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName, usePersonName } from '../../../components/people/person-name.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { DictionaryNotice, FoundThrough } from './found-through.tsx';
import { questionReads, rememberQuestion } from './question-cache.ts';

type Proposal = OutputOf<typeof api.curious.proposals>['items'][number];

/** Teammates who wrote about what one asks, each to be asked by one tap; and who was asked. */
export function WhoMayKnow({ question }: { question: QuestionView }) {
  const headingId = useId();
  const { id: curiousId, asked } = question;
  const proposals = useApiQuery(api.curious.proposals, { curiousId }, { failure: 'none' });
  const isFull = asked.length >= MAX_ASKED;
  const others = (proposals.data?.items ?? []).filter(({ person }) =>
    asked.every(({ id }) => id !== person.id),
  );
  return (
    <Card aria-labelledby={headingId}>
      <h3 id={headingId} className="text-lg">
        <Trans>Who may know</Trans>
      </h3>
      {proposals.data ? (
        <>
          {asked.length + others.length === 0 && (
            <p className="text-ink-2">
              <Trans>No teammate has written about this yet. Everyone on your team can still answer.</Trans>
            </p>
          )}
          <ul className="grid grid-cols-1 divide-y divide-line">
            {asked.map((person) => (
              <AskedPerson key={person.id} person={person} />
            ))}
            {!isFull &&
              others.map((proposal) => (
                <ProposedPerson key={proposal.person.id} curiousId={curiousId} proposal={proposal} />
              ))}
          </ul>
          {!isFull && <DictionaryNotice items={others} />}
          {isFull && (
            <p className="border-line border-t pt-2 text-ink-2 text-sm">
              <Trans>You’ve asked three people, the most for one question.</Trans>
            </p>
          )}
        </>
      ) : proposals.isError || proposals.fetchStatus === 'paused' ? (
        <ReadFailure of={proposals} />
      ) : (
        <SkeletonGroup>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function AskedPerson({ person }: { person: Person }) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar name={person.name} personId={person.id} src={person.avatar} size="sm" />
      <span className="wrap-anywhere min-w-0 flex-1 basis-24 font-semibold">
        <PersonName person={person} />
      </span>
      <Chip tone="leaf" icon={<CheckIcon className="size-4" />}>
        <Trans>Already asked</Trans>
      </Chip>
    </li>
  );
}

function ProposedPerson({ curiousId, proposal }: { curiousId: string; proposal: Proposal }) {
  const { t } = useLingui();
  const { person, diaryId, day, sentence, through } = proposal;
  const name = usePersonName()(person);
  const { mutate, isPending } = useApiCommand(api.curious.ask, {
    invalidates: questionReads,
    loading: 'none',
  });
  const ask = () =>
    mutate(
      { curiousId, userId: person.id },
      {
        onSuccess: (question) => {
          rememberQuestion(question);
          toast.success(t`${name} will get a message`);
        },
      },
    );
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 py-3">
      <Avatar name={person.name} personId={person.id} src={person.avatar} size="sm" />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="wrap-anywhere min-w-0 font-semibold">{name}</span>
        <Button look="quiet" loading={isPending} onClick={ask}>
          <Trans>
            Ask<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </div>
      <figure className="col-start-2">
        <blockquote lang={ownLang(sentence)} className="wrap-anywhere border-rule border-l-3 pl-3 text-ink-2">
          {sentence}
        </blockquote>
        <figcaption className="mt-1 pl-3 text-sm">
          <FoundThrough through={through} />
          <RouteLink to="/home" search={{ diary: diaryId }} className="inline-block py-1">
            <Trans>
              Diary of <DayText day={day} />
            </Trans>
          </RouteLink>
        </figcaption>
      </figure>
    </li>
  );
}
