import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { skipClass } from '../skip-class.ts';
import { PanesContext } from './panes-context.ts';
import { focusOn } from './use-pane-keys.ts';
import type { PanesState } from './use-panes.ts';

type Props = {
  of: PanesState;
  /** The page's head and the list. */
  list: ReactNode;
  /** What is open. */
  detail: ReactNode;
  /** The list is being read: its place beside what will be open is kept. */
  isPending: boolean;
  /** On a phone the list stays behind what is open, and is there as it was on the way back. */
  keepsList?: boolean;
};

/**
 * A list and, on a desk, one of its items beside it, always; each scrolls by itself. A list of which nothing can be opened
 * has the page to itself. On a phone one of both is the page.
 */
export function Panes({ of, list, detail, isPending, keepsList = false }: Props) {
  const { t } = useLingui();
  const { isDesk, named, openId, takesFocus } = of;
  const hasDetail = openId !== undefined || isPending;
  const parts = useMemo(() => (isDesk ? { openId, takesFocus } : undefined), [isDesk, openId, takesFocus]);
  return (
    <PanesContext value={parts}>
      <div
        className={classNames(
          'page-narrow @desk:max-w-none @desk:p-0',
          hasDetail && '@desk:grid @desk:grid-cols-[22.5rem_minmax(0,1fr)]',
        )}
      >
        {(isDesk || named === undefined || keepsList) && (
          <div
            ref={of.list}
            className={classNames(
              'min-w-0 max-w-176 @desk:px-4 @desk:py-6',
              named !== undefined && 'hidden @desk:block',
              hasDetail &&
                '@desk:sticky @desk:top-0 @desk:h-dvh @desk:overflow-y-auto @desk:overscroll-contain @desk:border-line @desk:border-r',
            )}
          >
            {isDesk && openId !== undefined && (
              <button
                type="button"
                className={skipClass}
                onClick={() => focusOn(of.detail.current?.querySelector('h2,h3') ?? of.detail.current)}
              >
                <Trans>Skip the list</Trans>
              </button>
            )}
            {list}
          </div>
        )}
        {openId !== undefined && (
          <section
            key={openId}
            ref={of.detail}
            aria-label={isDesk ? t`What’s open` : undefined}
            className="min-w-0 @desk:sticky @desk:top-0 @desk:h-dvh @desk:overflow-y-auto @desk:overscroll-contain @desk:px-8 @desk:py-6"
          >
            <div className="mx-auto max-w-176">{detail}</div>
          </section>
        )}
      </div>
    </PanesContext>
  );
}
