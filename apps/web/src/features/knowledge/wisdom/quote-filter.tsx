import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { ImageIcon } from '../../../components/icons/actions.tsx';

/** Which lines are shown; absent is all of them, the newest first. */
export type QuoteNarrowing = {
  readonly sort?: 'liked' | undefined;
  readonly of?: 'mine' | undefined;
  readonly q?: string | undefined;
};

/** Searches the lines, chooses their order and whose they are. */
export function QuoteFilter({
  narrowing: { sort, of, q = '' },
  onChange,
}: {
  narrowing: QuoteNarrowing;
  onChange: (change: QuoteNarrowing) => void;
}) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField
        keyword={q}
        onKeyword={(keyword) => onChange({ q: keyword || undefined })}
        label={t`Search the team’s wisdom`}
        placeholder={t`Search the team’s wisdom`}
      />
      <div className="flex flex-wrap items-center gap-x-3">
        <fieldset className="scroll-row -mx-4 px-4">
          <legend className="sr-only">{t`Which lines`}</legend>
          <ToggleChip pressed={sort === undefined} onClick={() => onChange({ sort: undefined })}>
            <Trans>Newest</Trans>
          </ToggleChip>
          <ToggleChip pressed={sort === 'liked'} onClick={() => onChange({ sort: 'liked' })}>
            <Trans>Most liked</Trans>
          </ToggleChip>
          <ToggleChip
            pressed={of === 'mine'}
            onClick={() => onChange({ of: of === 'mine' ? undefined : 'mine' })}
          >
            <Trans>Kept by me</Trans>
          </ToggleChip>
        </fieldset>
        <RouteLink to="/quotes/download" look="ghost" className="-ml-3 text-sm">
          <ImageIcon className="size-5" />
          <Trans>Make a picture</Trans>
        </RouteLink>
      </div>
    </div>
  );
}
