import type { SightSetting, TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { formatMoment } from '../../../components/days/format-moment.ts';
import { Banner } from '../../../components/states/banner.tsx';

type Props = {
  coming: TeamView['coming'];
  /** The settings of the section, each in words as it will be. */
  words: Partial<Record<SightSetting, { readonly label: string; readonly text: string }>>;
  busy: boolean;
  onTakeBack: () => void;
};

/** What of a section was set and does not hold yet, since it shows more people what is the members’ own. */
export function WaitingBanner({ coming, words, busy, onTakeBack }: Props) {
  const { i18n } = useLingui();
  const waiting = Object.entries(coming?.from ?? {}).flatMap(([setting, from]) => {
    const told = words[setting as SightSetting];
    return told ? [{ setting, moment: formatMoment(from, i18n.locale), ...told }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <Banner
      title={<Trans>Members are told a day before more people see something</Trans>}
      action={
        <Button look="quiet" loading={busy} onClick={onTakeBack}>
          <Trans>Take back</Trans>
        </Button>
      }
    >
      <ul>
        {waiting.map(({ setting, moment, label, text }) => (
          <li key={setting}>
            <Trans>
              From {moment}: {label} – {text}
            </Trans>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
