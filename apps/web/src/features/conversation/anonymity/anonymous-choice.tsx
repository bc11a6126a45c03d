import type { MessageKey, MessageParams, ObjectKind } from '@garden/contract';
import { anonymousTexts } from '@garden/contract/text/anonymous-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { classNames } from '../../../components/class-names.ts';
import { EyeOffIcon } from '../../../components/icons/objects.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import type { Place } from '../comments/use-thread.ts';
import { canCommentAnonymously } from '../pseudonym.shared.ts';

/** Why an anonymous comment is not possible here. */
export type Bar = Place['anonymityBar'] | 'browser';

/** Why a comment in a team cannot be anonymous from this browser; null where it can. */
export function barOf(place: Place | undefined): Bar {
  if (place?.anonymityBar) return place.anonymityBar;
  return canCommentAnonymously() ? null : 'browser';
}

/** Whether a comment is anonymous, what others then see, and why not where that is not possible. */
export function AnonymousChoice({
  kind,
  bar,
  isChosen,
  onChange,
}: {
  /** What the comment is about. */
  kind: ObjectKind;
  bar: Bar;
  isChosen: boolean;
  onChange: (anonymous: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const hintId = useId();
  const hint = anonymousTexts[kind]?.hint;
  return (
    <div className="grid grid-cols-1 gap-1">
      <button
        type="button"
        role="switch"
        aria-checked={isChosen}
        aria-describedby={hintId}
        // What was meant to be anonymous stays so until its author changes it.
        disabled={bar !== null && !isChosen}
        onClick={() => onChange(!isChosen)}
        className={classNames(
          'inline-flex min-h-(--target) items-center gap-2 justify-self-start rounded-pill border px-4 text-sm transition-colors disabled:border-line disabled:border-dashed disabled:text-ink-3',
          isChosen
            ? 'border-grape bg-grape-soft font-semibold text-grape'
            : 'border-line text-ink-2 hover:border-control hover:text-ink',
        )}
      >
        <EyeOffIcon className="size-5" />
        {isChosen ? t`Anonymous` : t`Write anonymously`}
      </button>
      <p id={hintId} className="text-ink-2 text-sm empty:hidden">
        {bar !== null ? (
          <BarSentence bar={bar} />
        ) : (
          isChosen && (
            <>
              {hint !== undefined && i18n._(hint)}{' '}
              <RouteLink to="/privacy/anonymity">
                <Trans>What this protects from</Trans>
              </RouteLink>
            </>
          )
        )}
      </p>
    </div>
  );
}

function BarSentence({ bar }: { bar: NonNullable<Bar> }) {
  // Re-renders when the language changes.
  useLocale();
  if (bar !== 'browser') return translateMessage(...refusals[bar]);
  return (
    <Trans>
      You can’t write anonymously in this browser: it needs a secure connection (https) and its storage.
    </Trans>
  );
}

/** The server's reasons; its limits are part of what people agree to, and are listed in the page on anonymity, too. */
const refusals: Record<Exclude<Bar, 'browser' | null>, [MessageKey, MessageParams?]> = {
  kind: ['anonymityKind'],
  team: ['anonymityOff'],
  members: ['anonymityMembers', { minimum: 5 }],
  readers: ['anonymityReaders'],
  own: ['anonymityOwn'],
};
