import { api } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../components/choices/switch.tsx';
import { LeafIcon } from '../../../components/icons/signs.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiChoice } from '../../../lib/api/use-api-choice.ts';

type Numbers = { readonly total: number; readonly asked: number; readonly outgrown: number };

/** How many there are, how many are asked about, and how many were outgrown. */
export function MistakeNumbers({ numbers: { total, asked, outgrown } }: { numbers: Numbers }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
      <span className="flex items-center gap-1.5 font-semibold text-leaf">
        <LeafIcon className="size-5" />
        <Plural value={outgrown} _0="none outgrown yet" one="# outgrown" other="# outgrown" />
      </span>
      <span>
        <Trans>{asked} to check</Trans>
      </span>
      <span>
        <Plural value={total} one="# mistake in all" other="# mistakes in all" />
      </span>
    </p>
  );
}

/** Whether Today asks if they happened again. */
export function AskingSwitch({ on }: { on: boolean }) {
  const { t } = useLingui();
  const { choose, chosen } = useApiChoice(api.mistake.asking, {
    reads: [api.mistake.list],
    invalidates: [api.draft.get],
  });
  return (
    <Card as="div" tone="sunken">
      <Switch
        label={t`Ask me whether they happened again`}
        hint={
          <Trans>
            We ask about a mistake with a guideline after 1, 3, 7, 21 and 60 days, at most one a day, never on
            vacation.
          </Trans>
        }
        checked={chosen?.on ?? on}
        onChange={(event) => choose({ on: event.target.checked })}
      />
    </Card>
  );
}
