import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import type { ComboboxOption } from '../../../components/choices/found-options.ts';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';

const Combobox = latePart(async () => (await import('../../../components/choices/combobox.tsx')).Combobox, {
  fallback: <SkeletonBox className="h-18 w-full rounded-md" />,
});

type Props = {
  value: string | null;
  onChange: (region: string | null) => void;
  error?: string | undefined;
};

/** Regions change with a new build of the server at most. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/** Whose public holidays the team follows, found by typing; a region need not be chosen. */
export function RegionField({ value, onChange, error }: Props) {
  const { t } = useLingui();
  const regions = useApiQuery(
    api.team.regions,
    { locale: useLocale() },
    { failure: 'none', staleTime: STALE_AFTER_MS },
  );
  const options = useMemo(() => regions.data?.regions.flatMap(optionsOf) ?? [], [regions.data]);
  if (!regions.data) {
    return regions.isPending && regions.fetchStatus !== 'paused' ? (
      <SkeletonBox className="h-18 w-full rounded-md" />
    ) : (
      <ReadFailure of={regions} />
    );
  }
  return (
    <div className="grid grid-cols-1 justify-items-start">
      <Combobox
        className="w-full"
        label={t`Public holidays of`}
        hint={t`They’re days off for the team; in China, make-up working days are working days.`}
        optional
        error={error}
        options={options}
        value={value}
        placeholder={t`No region`}
        onChange={onChange}
      />
      {value !== null && (
        <Button look="ghost" className="-mx-3" onClick={() => onChange(null)}>
          <Trans>Don’t follow public holidays</Trans>
        </Button>
      )}
    </div>
  );
}

type Country = { code: string; name: string; parts: readonly { code: string; name: string }[] };

/** A country and its parts below each other, each found by the country's name as well. */
function optionsOf({ code, name, parts }: Country): ComboboxOption[] {
  return [
    { value: code, label: name, words: code },
    ...parts.map((part) => ({ value: part.code, label: `${name} · ${part.name}`, words: part.code })),
  ];
}
