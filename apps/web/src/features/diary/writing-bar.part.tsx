import { Trans } from '@lingui/react/macro';
import { SendIcon } from '../../components/icons/actions.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { CountText } from './editor/count-text.tsx';
import { SaveState } from './editor/save-state.tsx';
import type { OpenEditor } from './open-editor.shared.ts';

/** Publishes from the phone's bar: what stands inside the raised button, and the word below it. */
export function PublishButton({
  editor: { isChange, isPending, publish },
  look,
  labelClass,
}: {
  editor: OpenEditor;
  look: { readonly button: string; readonly disc: string };
  labelClass: string;
}) {
  return (
    <button
      type="button"
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && publish()}
      className={look.button}
    >
      <span className={look.disc}>{isPending ? <Spinner /> : <SendIcon />}</span>
      <span className={labelClass}>{isChange ? <Trans>Save</Trans> : <Trans>Publish</Trans>}</span>
    </button>
  );
}

/** On both sides of the raised button: where the text is, and how long it is. */
export function WritingStrip({ editor: { status, retry, length, minimum } }: { editor: OpenEditor }) {
  return (
    <div className="absolute inset-x-0 bottom-full flex min-h-8 items-center justify-between gap-[min(4rem,20vw)] border-line border-t bg-surface px-[min(1rem,3vw)] text-ink-2 text-xs">
      <SaveState status={status} onRetry={retry} compact />
      <CountText length={length} minimum={minimum} />
    </div>
  );
}
