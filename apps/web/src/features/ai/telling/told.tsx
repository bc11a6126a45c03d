import { api, type MessageKey, type ToldClaim, type ToldView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentText } from '../../../components/days/time-text.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { Citation } from '../../life/citation.part.tsx';
import { partNames, parts } from '../summaries/part-names.ts';
import { Receipt } from './receipt.tsx';

type Props = {
  told: ToldView;
  /** Whose week it is of, where it is a team's. */
  teamId: string | undefined;
};

/** What a model told, each claim with the sentences that carry it; or why there is the built-in analysis alone. */
export function Told({ told: { by, at, claims, receipt, fault }, teamId }: Props) {
  if (fault)
    return (
      <p className="text-ink-2">
        {translateMessage(fault satisfies MessageKey)}. <Trans>What you see is the built-in analysis.</Trans>
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
        <Groups claims={claims} teamId={teamId} />
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

/** By part, or by the person they are about. */
function Groups({ claims, teamId }: { claims: readonly ToldClaim[]; teamId: string | undefined }) {
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
            <Claim key={claim.ref + claim.text} of={claim} teamId={teamId} />
          ))}
        </ul>
      </section>
    ));
}

function Claim({ of: { ref, text, citations }, teamId }: { of: ToldClaim; teamId: string | undefined }) {
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending } = useApiCommand(api.ai.wrong, { loading: 'none' });
  const say = (undo: boolean) =>
    mutate({ ref, undo, ...(teamId !== undefined && { teamId }) }, { onSuccess: () => setWrong(!undo) });
  return (
    <li className="grid min-w-0 grid-cols-1">
      {isWrong ? (
        <p className="text-ink-2">
          <Trans>You won’t see this again.</Trans>
        </p>
      ) : (
        <p lang={ownLang(text)} className="wrap-anywhere">
          {text}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-2">
        {!isWrong && (
          <details className="group min-w-0 flex-1">
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
        <Button look="ghost" loading={isPending} onClick={() => say(isWrong)}>
          {isWrong ? <Trans>Undo</Trans> : <Trans>Wrong</Trans>}
        </Button>
      </div>
    </li>
  );
}
