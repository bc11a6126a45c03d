import type { TemplateKey } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';

/** What the product’s templates for minutes are called in the language of the page. */
export function useTemplateNames(): Record<TemplateKey, string> {
  const { t } = useLingui();
  return {
    general: t({ message: 'General', context: 'template for minutes' }),
    standUp: t`Stand-up`,
    retrospective: t`Retrospective`,
    oneToOne: t`One-to-one`,
    customerCall: t`Customer call`,
  };
}
