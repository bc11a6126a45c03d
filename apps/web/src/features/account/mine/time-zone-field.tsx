import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useMemo } from 'react';
import { Button } from '../../../components/button.tsx';
import { SkeletonBox } from '../../../components/skeleton.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';
import { timeZoneOptions } from './time-zones.ts';

const Combobox = lazy(() =>
  import('../../../components/combobox.tsx').then((module) => ({ default: module.Combobox })),
);

type Props = { value: string; onChange: (timezone: string) => void };

/** One's time zone, found by typing; one press takes the device's where the two differ. */
export function TimeZoneField({ value, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const options = useMemo(() => timeZoneOptions(locale, value), [locale, value]);
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="grid grid-cols-1 justify-items-start">
      <Suspense fallback={<SkeletonBox className="h-18 w-full rounded-md" />}>
        <Combobox
          className="w-full"
          label={t`Time zone`}
          options={options}
          value={value}
          onChange={(timezone) => timezone !== null && timezone !== value && onChange(timezone)}
        />
      </Suspense>
      {device !== value && (
        <Button look="ghost" className="-mx-3 text-start" onClick={() => onChange(device)}>
          <Trans>Use this device’s: {device}</Trans>
        </Button>
      )}
    </div>
  );
}
