import { api, type ToldClaim, type ToldView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentText } from '../../../components/days/time-text.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { Citation } from '../../life/citation.part.tsx';
import { partNames, parts } from '../summaries/part-names.ts';
import { BuiltInInstead } from './built-in-instead.tsx';
import { Receipt } from './receipt.tsx';
import { type Said, Thumbs } from './thumbs.tsx';
import { WhyNot } from './why-not.tsx';

type Props = {
  told: ToldView;
  /** Whose week it is of, where it is a team's. */
  teamId: string | undefined;
  isAdvice: boolean;
};
type Of = Omit<Props, 'told'>;

/** What a model told, each claim with the sentences that carry it; or why there is the built-in analysis alone. */
export function Told({ told: { by, at, claims, receipt, fault }, ...of }: Props) {
  if (fault)
    return (
      <p className="text-ink-2">
        <BuiltInInstead fault={fault} />
      </p>
    );
  return (
    <>
      {claims.length === 0 ? (
        <p className="text-ink-2">
          {receipt.host === null ? (
            <Trans>There is nothing here that could be sent, so nothing was.</Trans>
          ) : (
            <Trans>No claim is left to show.</Trans>
          )}
        </p>
      ) : (
        <Groups claims={claims} {...of} />
      )}
      <p className="wrap-anywhere text-ink-2 text-sm">
        <Trans>
          By {by}, <MomentText instant={at} />. It may be wrong.
        </Trans>
      </p>
      <Receipt of={receipt} />
    </>
  );
}

/** Claims that were looked at already, while the others are on their way. */
export function ToldSoFar(props: Of & { claims: readonly ToldClaim[] }) {
  return <Groups {...props} />;
}

/** By part, or by the person they are about. */
function Groups({ claims, ...of }: Of & { claims: readonly ToldClaim[] }) {
  const { i18n } = useLingui();
  const groups = [
    ...parts.map((part) => ({
      key: part,
      title: <>{i18n._(partNames[part])}</>,
      own: claims.filter((claim) => claim.part === part),
    })),
    ...[...Map.groupBy(claims, ({ about }) => about?.id ?? '')].map(([key, theirs]) => ({
      key: key || 'all',
      title: theirs[0]?.about ? <PersonName person={theirs[0].about} /> : null,
      own: theirs.filter(({ part }) => part === null),
    })),
  ];
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ key, title, own }) => (
      <section key={key} className="grid min-w-0 grid-cols-1 gap-2">
        {title && <h4 className="text-base">{title}</h4>}
        <ul className="grid grid-cols-1 gap-3">
          {own.map((claim) => (
            <Claim key={claim.ref + claim.text} claim={claim} {...of} />
          ))}
        </ul>
      </section>
    ));
}

function Claim({ claim: { ref, text, citations, helped }, teamId, isAdvice }: Of & { claim: ToldClaim }) {
  const [said, setSaid] = useState<Said>(helped ? 'helped' : undefined);
  const { mutate, isPending } = useApiCommand(api.ai.wrong, { loading: 'none' });
  const say = (next: Said) =>
    mutate(
      { ref, undo: next === undefined, helped: next === 'helped', ...(teamId !== undefined && { teamId }) },
      { onSuccess: () => setSaid(next) },
    );
  const isGone = said === 'wrong';
  return (
    <li className="grid min-w-0 grid-cols-1">
      {isGone ? (
        <p className="text-ink-2">
          <Trans>You won’t see this again.</Trans>
        </p>
      ) : (
        <p lang={ownLang(text)} className="wrap-anywhere">
          {text}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-2">
        {!isGone && (
          <details className={`group min-w-0 ${isAdvice ? 'w-full' : 'flex-1'}`}>
            <summary className="flex min-h-(--target) cursor-pointer items-center text-grape text-sm">
              <Plural value={citations.length} one="# sentence carries it" other="# sentences carry it" />
            </summary>
            <div className="grid grid-cols-1 gap-2 pb-2">
              {citations.map((citation) => (
                <Citation key={citation.diaryId + citation.text} of={citation} />
              ))}
            </div>
          </details>
        )}
        {isGone ? (
          <Button look="ghost" loading={isPending} onClick={() => say(undefined)}>
            <Trans>Undo</Trans>
          </Button>
        ) : isAdvice ? (
          <Thumbs said={said} isBusy={isPending} onSay={say} />
        ) : (
          <Button look="ghost" loading={isPending} onClick={() => say('wrong')}>
            <Trans>Wrong</Trans>
          </Button>
        )}
      </div>
      {isGone && isAdvice && <WhyNot claimRef={ref} />}
    </li>
  );
}
