import type { MessageKey, MessageParams } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { translateMessage } from '../../../lib/locale/translate-message.ts';

/** Why a model did not answer, and what stands there instead. */
export function BuiltInInstead({ fault, params }: { fault: MessageKey; params?: MessageParams }) {
  return <Instead reason={translateMessage(fault, params)} />;
}

/** The same, for a reason in words. */
export function Instead({ reason }: { reason: string }) {
  return <Trans>{reason}. What you see is the built-in analysis.</Trans>;
}
