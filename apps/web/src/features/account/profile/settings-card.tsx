import type { Locale } from '@garden/i18n/locale';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Switch } from '../../../components/switch.tsx';
import { TimezoneField } from '../../../components/timezone-field.tsx';
import { pinchZoom } from '../../../lib/preferences/pinch-zoom.ts';
import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { FontSizeChoice } from '../appearance/font-size-choice.tsx';
import { LanguageChoice } from '../appearance/language-choice.tsx';
import { ThemeChoice } from '../appearance/theme-choice.tsx';
import { SectionCard } from './section-card.tsx';
import { useEditSelf } from './use-edit-self.ts';

/** Language and time zone belong to the account, the rest to this browser. */
export function SettingsCard({ person }: { person: UserInfo }) {
  const { t } = useLingui();
  const { edit } = useEditSelf();
  const keep = async (changes: { locale: Locale } | { timezone: string }) => {
    try {
      await edit(changes);
    } catch {
      // The toast has said why; the choice holds in this browser.
    }
  };
  return (
    <SectionCard title={<Trans>Settings</Trans>}>
      <Setting name={<Trans>Language</Trans>}>
        <LanguageChoice onChosen={(locale) => keep({ locale })} />
      </Setting>
      <Setting name={<Trans>Theme</Trans>}>
        <ThemeChoice />
      </Setting>
      <Setting name={<Trans>Font size</Trans>}>
        <FontSizeChoice />
      </Setting>
      <Switch
        label={t`Allow pinch zoom`}
        hint={t`Two fingers enlarge the page`}
        checked={pinchZoom.useChoice() === 'true'}
        onChange={({ target }) => pinchZoom.choose(target.checked ? 'true' : 'false')}
      />
      <TimezoneField value={person.timezone} onChange={(timezone) => keep({ timezone })} />
    </SectionCard>
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
