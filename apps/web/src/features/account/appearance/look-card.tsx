import type { Locale } from '@garden/i18n/locale';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Switch } from '../../../components/choices/switch.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { feedKeys } from '../../../lib/preferences/feed-keys.ts';
import { pinchZoom } from '../../../lib/preferences/pinch-zoom.ts';
import { PreviewSwitch } from '../preview-switch.part.tsx';
import { useEditSelf } from '../profile/use-edit-self.ts';
import { FontSizeChoice } from './font-size-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** The language belongs to the account, the rest to this browser. */
export function LookCard() {
  const { t } = useLingui();
  const { edit } = useEditSelf();
  const keep = async (locale: Locale) => {
    try {
      await edit({ locale });
    } catch {
      // The toast has said why; the choice holds in this browser.
    }
  };
  return (
    <Card as="div" className="grid grid-cols-1 gap-4">
      <Setting name={<Trans>Language</Trans>}>
        <LanguageChoice onChosen={(locale) => void keep(locale)} />
      </Setting>
      <Setting name={<Trans>Theme</Trans>}>
        <ThemeChoice />
      </Setting>
      <Setting name={<Trans>Font size</Trans>}>
        <FontSizeChoice signs />
      </Setting>
      <Switch
        label={t`Allow pinch zoom`}
        hint={t`Two fingers enlarge the page`}
        checked={pinchZoom.useChoice() === 'true'}
        onChange={({ target }) => pinchZoom.choose(target.checked ? 'true' : 'false')}
      />
      <PreviewSwitch />
      <Switch
        label={t`Letter keys in lists`}
        hint={t`On wide screens, J and K open the next and the previous item of a list, O goes to its text, and R to its text field. When you read diaries one by one, they work on every screen, with U and L besides.`}
        checked={feedKeys.useChoice() === 'on'}
        onChange={({ target }) => feedKeys.choose(target.checked ? 'on' : 'off')}
      />
      <p className="text-ink-2 text-sm">
        <Trans>Emails come in your language, too. Everything but the language applies to this browser.</Trans>
      </p>
    </Card>
  );
}

/** Hidden from assistive technology: each row of choices has its own name. */
function Setting({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1.5">
      <span aria-hidden="true" className="font-semibold text-sm">
        {name}
      </span>
      {children}
    </div>
  );
}
