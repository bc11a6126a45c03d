import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { skipClass } from '../buttons/skip-class.ts';
import { classNames } from '../class-names.ts';
import { PageFrameContext } from '../layout/page-frame.ts';
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
  const isBeside = isDesk && hasDetail;
  const parts = useMemo(
    () => (isBeside ? { openId, takesFocus } : undefined),
    [isBeside, openId, takesFocus],
  );
  // The way up is the list itself, whose head stays as it is whatever is open.
  const frame = use(PageFrameContext);
  const head = useMemo(
    () => (isDesk ? { ...frame, back: null, doors: frame.doors ?? true } : frame),
    [isDesk, frame],
  );
  useFocusStays(of);
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
            <PageFrameContext value={head}>{list}</PageFrameContext>
          </div>
        )}
        {openId !== undefined && (
          <section
            key={openId}
            tabIndex={-1}
            ref={of.detail}
            aria-label={isDesk ? t`What’s open` : undefined}
            className="min-w-0 outline-none @desk:sticky @desk:top-0 @desk:h-dvh @desk:overflow-y-auto @desk:overscroll-contain @desk:px-8 @desk:py-6"
          >
            <div className="mx-auto max-w-176">{detail}</div>
          </section>
        )}
      </div>
    </PanesContext>
  );
}

/** Where what had the focus is gone together with what was open, what is open now has it. */
function useFocusStays({ isDesk, openId, detail }: PanesState): void {
  const before = useRef(openId);
  useEffect(() => {
    const wasOpen = before.current !== undefined;
    before.current = openId;
    if (isDesk && wasOpen && document.activeElement === document.body) detail.current?.focus();
  }, [isDesk, openId, detail]);
}
