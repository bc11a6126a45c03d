import type { MistakeView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { CompassIcon } from '../../../components/icons/places.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

type Props = Pick<MistakeView, 'text' | 'instead'> & { guideline: NonNullable<MistakeView['guideline']> };

/** The guideline of a mistake, by its title where that says more than what stands above it. */
export function GuidelineLink({ guideline: { id, title }, text, instead }: Props) {
  const isSaid = [text, instead].some((above) => bare(above) === bare(title));
  return (
    <RouteLink to="/handbook" search={{ guideline: id }} look="plain" className="wrap-anywhere mt-1">
      <CompassIcon className="size-5" />
      {isSaid ? <Trans>Open in the handbook</Trans> : <span lang={ownLang(title)}>{title}</span>}
    </RouteLink>
  );
}

/** Without the full stop and the white space that tell a sentence from a title. */
function bare(text: string): string {
  return text.replace(/[.。…\s]+$/u, '').replace(/\s+/gu, ' ');
}
