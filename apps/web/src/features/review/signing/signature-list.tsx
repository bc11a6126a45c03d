import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../components/days/time-text.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { CheckCircleIcon, InfoIcon } from '../../../components/icons/signs.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { Signature } from './signatures.ts';

type Props = { signatures: readonly Signature[]; timeZone: string };

/** Who signed a version, who refused and why, and who has not answered yet. */
export function SignatureList({ signatures, timeZone }: Props) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  return (
    <ul aria-label={t`Signatures`} className="grid grid-cols-1 gap-1 text-ink-2 text-sm">
      {signatures.map(({ person, answer }) => {
        const name = nameOf(person);
        return (
          <li key={person.id} className="flex items-start gap-2">
            <span className="grid h-[1lh] place-items-center">
              {answer === null ? (
                <ClockIcon className="size-4" />
              ) : answer.accepted ? (
                <CheckCircleIcon className="size-4" />
              ) : (
                <InfoIcon className="size-4" />
              )}
            </span>
            <span className="wrap-anywhere min-w-0">
              {answer === null ? (
                <Trans>{name} hasn’t responded to this version yet</Trans>
              ) : (
                <>
                  {answer.accepted ? <Trans>{name} signed</Trans> : <Trans>{name} refused to sign</Trans>}
                  {' · '}
                  <MomentText instant={answer.at} timeZone={timeZone} />
                </>
              )}
              {answer?.reason && (
                <q lang={ownLang(answer.reason)} className="block text-ink">
                  {answer.reason}
                </q>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
