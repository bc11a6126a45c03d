import { Trans } from '@lingui/react/macro';
import { LegalPage } from './legal/legal-page.tsx';

const texts = {
  en: () => import('./legal/terms-of-use.en.md?raw'),
  zh: () => import('./legal/terms-of-use.zh.md?raw'),
};

/** The terms that users accept when registering. */
export default function TermsOfUseScreen() {
  return <LegalPage title={<Trans>Terms of Use</Trans>} name="terms-of-use" texts={texts} />;
}
