import { Trans } from '@lingui/react/macro';
import { LegalPage } from './legal/legal-page.tsx';

const texts = {
  en: () => import('./legal/anonymity.en.md?raw'),
  zh: () => import('./legal/anonymity.zh.md?raw'),
};

/** What an anonymous comment protects from, and what it does not. */
export default function AnonymityScreen() {
  return <LegalPage title={<Trans>Anonymous comments</Trans>} name="anonymity" texts={texts} />;
}
