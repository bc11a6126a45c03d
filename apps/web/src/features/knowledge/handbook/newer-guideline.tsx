import type { GuidelineView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { NewerText } from '../../../components/text/newer-text.tsx';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { GuidelineText } from './guideline-text.tsx';

/** What another window has saved meanwhile, where that is why a change was refused. */
export function newerOf(failure: unknown): GuidelineView | undefined {
  if (!(failure instanceof ApiRefusal && failure.code === 409)) return undefined;
  return isGuideline(failure.current) ? failure.current : undefined;
}

const isGuideline = (current: unknown): current is GuidelineView =>
  isRecord(current) && 'content' in current && 'weekdays' in current;

/** The newer text, above what the user has typed. */
export function NewerGuideline({ guideline, onTake }: { guideline: GuidelineView; onTake: () => void }) {
  return (
    <NewerText message={translateMessage('guidelineChanged')}>
      <div className="scroll-quiet max-h-96">
        <GuidelineText text={guideline} />
      </div>
      <Button look="quiet" className="mt-3" onClick={onTake}>
        <Trans>Take the newer one</Trans>
      </Button>
    </NewerText>
  );
}
