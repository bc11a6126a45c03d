import { useLingui } from '@lingui/react/macro';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { DeviceIcon, MoonIcon, SunIcon } from '../../../components/icons/settings.tsx';
import { theme } from '../../../lib/preferences/theme.ts';

/** Light, dark, or what the device says; as signs alone where room is short. */
export function ThemeChoice({ signs = false }: { signs?: boolean }) {
  const { t } = useLingui();
  const segments = [
    { value: 'light', label: t`Light`, ...(signs && { icon: <SunIcon /> }) },
    { value: 'dark', label: t`Dark`, ...(signs && { icon: <MoonIcon /> }) },
    { value: 'system', label: t`Match device`, ...(signs && { icon: <DeviceIcon /> }) },
  ] as const;
  return <Segmented label={t`Theme`} segments={segments} value={theme.useChoice()} onChange={theme.choose} />;
}
