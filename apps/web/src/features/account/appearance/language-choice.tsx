import type { Locale } from '@garden/i18n/locale';
import { useLingui } from '@lingui/react/macro';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { chooseLocale, useLocale } from '../../../lib/locale/locale.ts';

/** Each language by its own name. */
const languages = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
] as const satisfies readonly { value: Locale; label: string }[];

/** The language of this browser; `onChosen` runs after it is active. */
export function LanguageChoice({ onChosen }: { onChosen?: (locale: Locale) => void }) {
  const { t } = useLingui();
  const choose = async (locale: Locale) => {
    await chooseLocale(locale);
    onChosen?.(locale);
  };
  return <Segmented label={t`Language`} segments={languages} value={useLocale()} onChange={choose} />;
}
