import { useLingui } from '@lingui/react/macro';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { fontScale } from '../../../lib/preferences/font-scale.ts';

const letter = (className: string) => (
  <span aria-hidden="true" className={`font-semibold font-serif leading-none ${className}`}>
    A
  </span>
);

/** The size of all text; as letters alone where room is short. */
export function FontSizeChoice({ signs = false }: { signs?: boolean }) {
  const { t } = useLingui();
  const segments = [
    { value: 'small', label: t`Small`, ...(signs && { icon: letter('text-xs') }) },
    { value: 'normal', label: t`Normal`, ...(signs && { icon: letter('text-base') }) },
    { value: 'large', label: t`Large`, ...(signs && { icon: letter('text-xl') }) },
    { value: 'X-large', label: t`X-large`, ...(signs && { icon: letter('text-2xl') }) },
  ] as const;
  return (
    <Segmented
      label={t`Font size`}
      segments={segments}
      value={fontScale.useChoice()}
      onChange={fontScale.choose}
    />
  );
}
