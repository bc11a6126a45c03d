import { Trans } from '@lingui/react/macro';
import { LegalPage } from './legal/legal-page.tsx';

const texts = {
  en: () => import('./legal/privacy-policy.en.md?raw'),
  zh: () => import('./legal/privacy-policy.zh.md?raw'),
};

/** What is stored, who sees it, how long it stays. */
export default function PrivacyPolicyScreen() {
  return <LegalPage title={<Trans>Privacy Policy</Trans>} name="privacy-policy" texts={texts} />;
}
