import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { PinIcon } from '../../components/icons/actions.tsx';
import { LogoutIcon } from '../../components/icons/objects.tsx';
import { PenIcon, TeamIcon } from '../../components/icons/places.tsx';
import { DeviceIcon, GlobeIcon, MoonIcon, SunIcon } from '../../components/icons/settings.tsx';
import { chooseLocale, useLocale } from '../../lib/locale/locale.ts';
import { theme } from '../../lib/preferences/theme.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { useNavStore } from '../frame/nav-store.ts';
import { usePagePath } from '../frame/use-navigation.ts';
import type { Entry } from './entries.ts';

/** What the palette does, by name. */
export function useCommands(): Entry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { href } = useLocation();
  const search = useLocation().search as Record<string, unknown>;
  const path = usePagePath();
  const locale = useLocale();
  const teams = useTeamStore((state) => state.teamArr);
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const isPinned = useNavStore((state) => state.pins.some((pin) => pin.href === href));
  const togglePin = useNavStore((state) => state.togglePin);
  const shownTheme = theme.useChoice();
  const themes = [
    { choice: 'light', label: t`Light`, icon: <SunIcon /> },
    { choice: 'dark', label: t`Dark`, icon: <MoonIcon /> },
    { choice: 'system', label: t`As the device`, icon: <DeviceIcon /> },
  ] as const;
  const heading = () => document.querySelector('#main h1')?.textContent ?? document.title;
  return [
    {
      id: 'write',
      label: t`Write today’s diary`,
      also: 'Write',
      icon: <PenIcon />,
      run: () => void navigate({ to: '/', hash: 'write' }),
    },
    {
      id: 'pin',
      label: isPinned ? t`Unpin this page` : t`Pin this page`,
      also: 'Pin',
      icon: <PinIcon />,
      run: () => togglePin({ href, path, search, label: heading() }),
    },
    ...(teams.length < 2
      ? []
      : teams.map(({ id, name }) => ({
          id: `team ${id}`,
          label: t`Diaries of ${name}`,
          icon: <TeamIcon />,
          run: () => {
            chooseTeam(id);
            void navigate({ to: '/home', search: { team: id } });
          },
        }))),
    ...themes
      .filter(({ choice }) => choice !== shownTheme)
      .map(({ choice, label, icon }) => ({
        id: choice,
        label: t`Theme: ${label}`,
        also: `Theme ${choice}`,
        icon,
        run: () => theme.choose(choice),
      })),
    {
      id: 'language',
      label: locale === 'zh' ? 'English' : '中文',
      note: t`Language`,
      also: 'Language Chinese',
      icon: <GlobeIcon />,
      run: () => void chooseLocale(locale === 'zh' ? 'en' : 'zh'),
    },
    { id: 'sign-out', label: t`Sign out`, also: 'Sign out', icon: <LogoutIcon />, run: () => void signOut() },
  ];
}
