import { Trans, useLingui } from '@lingui/react/macro';
import { EyeIcon, LockIcon } from '../../../components/icons/signs.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';

/** Who can read a diary, in one sentence; those who are in teams that the writer has left are not named. */
export function AudienceText({ teamIds }: { teamIds: readonly string[] }) {
  const { i18n } = useLingui();
  const teams = useTeamStore((state) => state.teamArr);
  const chosen = teams.filter(({ id }) => teamIds.includes(id));
  const names = new Intl.ListFormat(i18n.locale).format(chosen.map(({ name }) => name));
  return (
    <p className="flex gap-1.5 text-ink-2 text-sm">
      {chosen.length === 0 ? (
        <>
          <LockIcon className="mt-0.5 size-4 shrink-0" />
          {teams.length === 0 ? (
            <Trans>Only you can read it.</Trans>
          ) : (
            <Trans>Only you can read it. For your team the day stays unwritten.</Trans>
          )}
        </>
      ) : (
        <>
          <EyeIcon className="mt-0.5 size-4 shrink-0" />
          <Trans>Everyone in {names} can read it.</Trans>
        </>
      )}
    </p>
  );
}
