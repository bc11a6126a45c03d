import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { EyeOffIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';

/** So many show before the rest is asked for. */
const SHOWN = 3;

/** What members shared of their mistakes on the last day, without names; nothing where there is none. */
export function YesterdayMistakes({ teamId }: { teamId: string }) {
  const { i18n } = useLingui();
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useApiQuery(api.curious.getYesterdayMistake, { teamId }, { failure: 'none' });
  if (!data || data.day === null || data.items.length === 0) return null;
  const shown = isOpen ? data.items : data.items.slice(0, SHOWN);
  const day = formatDay(data.day, i18n.locale);
  return (
    <Card tone="sunken" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        <Trans>What went wrong on {day}</Trans>
      </h2>
      <p className="mt-1 flex gap-2 text-ink-2 text-sm">
        <EyeOffIcon className="mt-0.5 size-4" />
        <Trans>Teammates shared these mistakes so that everyone can learn. No one sees whose they are.</Trans>
      </p>
      <ul className="mt-3 grid list-disc gap-1 pl-6 marker:text-grape">
        {shown.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may be alike, and their order stays all day
          <li key={index} lang={ownLang(text)} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      {data.items.length > SHOWN && (
        <Button
          look="ghost"
          className="-ml-3 text-sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {data.items.length}</Trans>}
        </Button>
      )}
    </Card>
  );
}
