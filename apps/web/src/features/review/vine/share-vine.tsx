import { productName } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DownloadIcon, UploadIcon } from '../../../components/icons/objects.tsx';
import { palettes, type Tone } from '../../../components/paper/palettes.ts';
import { countDays } from '../../../components/vine/vine-summary.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { canShareFiles, shareFile } from '../../../lib/share-file.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { drawPicture } from './draw-picture.ts';
import { sharedScene } from './shared-scene.ts';
import { pictureSize, type Scene, VinePicture } from './vine-picture.tsx';

/** The vine as a picture to show to others: seen first, without grades unless they are chosen. */
export function ShareVine({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tone, setTone] = useState<Tone>('day');
  const [withGrades, setGrades] = useState(false);
  const { written, grades } = countDays(scene.bunches.flatMap(({ days }) => days));
  const shown = useMemo(() => sharedScene(scene, withGrades), [scene, withGrades]);
  const { title, subtitle } = scene;
  const withFile = async (use: (file: File) => Promise<void>) => {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/png'));
    const name = `${title} ${subtitle}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    if (blob) await use(new File([blob], `${name}.png`, { type: 'image/png' }));
  };
  const share = () =>
    void withFile(async (file) => {
      if (await shareFile(file)) onClose();
      else toast.failure(t`The picture couldn’t be shared. You can save it instead.`);
    });
  const save = () =>
    void withFile(async (file) => {
      const content = new Uint8Array(await file.arrayBuffer());
      saveFile({ name: file.name, mediaType: file.type, content });
      onClose();
    });
  const canShare = canShareFiles();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Share the vine</Trans>}
      actions={
        <>
          <Button
            look={canShare ? 'quiet' : 'primary'}
            icon={<DownloadIcon className="size-5" />}
            onClick={save}
          >
            <Trans>Save picture</Trans>
          </Button>
          {canShare && (
            <Button icon={<UploadIcon className="size-5" />} onClick={share}>
              <Trans>Share</Trans>
            </Button>
          )}
        </>
      }
    >
      <Sheet scene={shown} tone={tone} canvas={canvas} />
      <p className="mt-3 text-center text-ink-2 text-sm">
        <Plural value={written} one="One day written" other="# days written" />
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <Segmented
          label={t`Light`}
          segments={[
            { value: 'day', label: t`Daylight` },
            { value: 'dusk', label: t`Dusk` },
          ]}
          value={tone}
          onChange={setTone}
        />
        {grades.length > 0 && (
          <Checkbox
            label={<Trans>Show grades</Trans>}
            checked={withGrades}
            onChange={({ target }) => setGrades(target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}

type SheetProps = { scene: Scene; tone: Tone; canvas: RefObject<HTMLCanvasElement | null> };

/** The picture as it will be shared. */
function Sheet({ scene, tone, canvas }: SheetProps) {
  const { t, i18n } = useLingui();
  const drawing = useRef<HTMLDivElement>(null);
  const [fonts] = useState(fontsOfPage);
  const brand = i18n._(productName);
  useEffect(() => {
    const svg = drawing.current?.querySelector('svg');
    if (canvas.current && svg)
      void drawPicture(canvas.current, { scene, drawing: svg, tone, brand, serif: fonts.serif });
  }, [canvas, scene, tone, brand, fonts]);
  const { title, subtitle } = scene;
  const { width, height } = pictureSize(scene);
  return (
    <>
      <div ref={drawing} hidden>
        <VinePicture scene={scene} fonts={fonts} colours={palettes[tone]} />
      </div>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={t`${title}, ${subtitle}`}
        className="mx-auto block h-auto max-h-[min(52dvh,36rem)] w-auto max-w-full rounded-md shadow-mid"
      />
    </>
  );
}

function fontsOfPage() {
  const style = getComputedStyle(document.documentElement);
  const family = (name: string) => style.getPropertyValue(name).trim().replaceAll('"', "'");
  return { sans: family('--font-sans'), serif: family('--font-serif') || 'serif' };
}
