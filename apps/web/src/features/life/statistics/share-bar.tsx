import { useLingui } from '@lingui/react/macro';
import { Picture } from '../../../components/layout/picture.tsx';

type Props = { onTime: number; late: number; missing: number };

/** How days divide: on time full, late half as dark, the rest left open. */
export function ShareBar({ onTime, late, missing }: Props) {
  const { t } = useLingui();
  const all = Math.max(1, onTime + late + missing);
  const width = (value: number) => (100 * value) / all;
  return (
    <Picture
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      label={t`${onTime} on time, ${late} late, ${missing} not submitted`}
      className="h-2 w-full rounded-pill"
    >
      <rect width={100} height={8} fill="var(--color-sunken)" />
      <rect width={width(onTime)} height={8} fill="var(--color-grape)" />
      <rect x={width(onTime)} width={width(late)} height={8} fill="var(--color-grape)" fillOpacity={0.4} />
    </Picture>
  );
}
