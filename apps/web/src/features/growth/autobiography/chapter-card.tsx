import type { ChapterView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { EditIcon, RefreshIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { ChapterHeading, ChapterLines } from './chapter-text.tsx';
import { useDraw } from './use-draw.ts';
import { usePutBack } from './use-put-back.ts';

const ChapterVersions = latePart(async () => (await import('./chapter-versions.tsx')).ChapterVersions);
const EditChapter = latePart(async () => (await import('./edit-chapter.tsx')).EditChapter);

type Props = {
  month: string;
  diaries: number;
  chapter: ChapterView | undefined;
  /** Whether a model chooses what is drawn. */
  byModel: boolean;
};

/** A chapter with its lines; or the month that it can be drawn from. */
export function ChapterCard({ month, diaries, chapter, byModel }: Props) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const [isEditing, setEditing] = useState(false);
  const [isLookingBack, setLookingBack] = useState(false);
  const drawing = useDraw();
  const { putBack } = usePutBack();
  const name = formatDay(`${month}-01`, i18n.locale, 'month');
  const draw = async () => {
    // What failed has its toast.
    const now = await drawing.draw(month, byModel).catch(() => null);
    const before = chapter?.version ?? 0;
    if (!now || before === 0) return;
    if (now.version === before) toast.success(t`Nothing new to draw`);
    else toast.undoable(t`Chapter drawn anew`, () => putBack(now, before, t`Earlier version restored`));
  };
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <ChapterHeading id={headingId} month={month} title={chapter?.title ?? ''} />
      {isEditing && chapter ? (
        <EditChapter chapter={chapter} onClose={() => setEditing(false)} />
      ) : chapter ? (
        <>
          <ChapterLines lines={chapter.lines} />
          {chapter.lines.length === 0 && (
            <p className="text-ink-2">
              <Trans>This chapter is empty.</Trans>
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              look="quiet"
              icon={<EditIcon className="size-5" />}
              aria-label={t`Edit ${name}`}
              onClick={() => setEditing(true)}
            >
              <Trans>Edit</Trans>
            </Button>
            {diaries > 0 && (
              <Button
                look="ghost"
                icon={<RefreshIcon className="size-5" />}
                aria-label={t`Draw anew: ${name}`}
                loading={drawing.isPending}
                onClick={() => void draw()}
              >
                <Trans>Draw anew</Trans>
              </Button>
            )}
            {chapter.version > 1 && (
              <Button
                look="ghost"
                icon={<ClockIcon className="size-5" />}
                aria-label={t`Earlier versions: ${name}`}
                onClick={() => setLookingBack(true)}
              >
                <Trans>Earlier versions</Trans>
              </Button>
            )}
            {isLookingBack && <ChapterVersions chapter={chapter} onClose={() => setLookingBack(false)} />}
          </div>
          {diaries > 0 && (
            <p className="text-ink-2 text-sm">
              <Trans>Drawing anew leaves what you changed, wrote or took out as it is.</Trans>
            </p>
          )}
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">
            <Plural value={diaries} one="# diary" other="# diaries" />
          </p>
          <Button
            look="quiet"
            aria-label={t`Draw this chapter: ${name}`}
            loading={drawing.isPending}
            onClick={() => void draw()}
          >
            <Trans>Draw this chapter</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
