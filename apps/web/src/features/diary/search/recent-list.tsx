import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { CloseIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { resultLink } from '../result-link.shared.ts';
import type { useRecentSearches } from './recent-searches.ts';

/** Earlier searches; without any, what can be searched here. */
export function RecentList({ searches }: { searches: ReturnType<typeof useRecentSearches> }) {
  const { t } = useLingui();
  const { recent, forget, forgetAll } = searches;
  if (recent.length === 0) {
    return (
      <EmptyState title={<Trans>Find a day again</Trans>}>
        <Trans>
          Search every diary you can read, in English or Chinese. Only you can find your private lines.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="recent-searches">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent-searches" className="font-sans text-ink-2 text-sm">
          <Trans>Recent searches on this device</Trans>
        </h2>
        <Button look="ghost" onClick={forgetAll}>
          <Trans>Remove all</Trans>
        </Button>
      </div>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {recent.map((keyword) => (
          <li key={keyword} className="flex items-center gap-2">
            <Link
              to="/search"
              search={(now) => ({ ...now, q: keyword })}
              replace
              {...resultLink}
              className="flex min-h-(--target) min-w-0 flex-1 items-center gap-2 hover:text-grape"
            >
              <ClockIcon className="size-5 shrink-0 text-ink-3" />
              <span className="truncate">{keyword}</span>
            </Link>
            <IconButton
              label={t`Remove “${keyword}”`}
              icon={<CloseIcon className="size-5" />}
              onClick={() => forget(keyword)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
