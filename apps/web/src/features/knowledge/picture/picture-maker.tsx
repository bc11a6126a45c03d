import { isBlank, productName } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { DownloadIcon, UploadIcon } from '../../../components/icons/objects.tsx';
import type { Tone } from '../../../components/paper/palettes.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { canShareFiles, shareFile } from '../../../lib/share-file.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { type Format, formats } from './layout.ts';
import { LineChoice, type Shelf } from './line-choice.tsx';
import { Preview } from './preview.tsx';
import { type ChosenLine, useFirstChosen } from './use-first-chosen.ts';

/** Makes a picture of lines: they are chosen on one side and seen on the other, on a phone below each other. */
export function PictureMaker({ shelf: firstShelf, lineId }: { shelf: Shelf; lineId: string | undefined }) {
  const { t, i18n } = useLingui();
  const [shelf, setShelf] = useState(firstShelf);
  const [chosen, setChosen] = useState<readonly ChosenLine[]>([]);
  useFirstChosen(firstShelf, lineId, setChosen);
  const [hasNames, setNames] = useState(true);
  const [format, setFormat] = useState<Format>('square');
  const [tone, setTone] = useState<Tone>('day');
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [fits, setFits] = useState(true);
  const [problem, setProblem] = useState<string>();
  const formatNames = {
    square: t`Square`,
    phone: t`Phone wallpaper`,
    page: t`A4`,
    wide: t`16:9`,
  };
  const brand = i18n._(productName);
  const lines = useMemo(
    () =>
      chosen.filter(({ text }) => !isBlank(text)).map(({ text, by }) => ({ text, by: hasNames ? by : '' })),
    [chosen, hasNames],
  );
  const picture = useMemo(
    () => ({ lines, format, tone, brand, locale: i18n.locale }),
    [lines, format, tone, brand, i18n.locale],
  );
  const refusal = () => {
    if (chosen.length === 0) return t`Please select text first`;
    if (lines.length === 0) return t`The content is empty and cannot be downloaded`;
    return fits ? undefined : t`This is too much for one picture. Choose fewer lines or a taller format.`;
  };
  const withFile = async (use: (file: File) => void | Promise<void>) => {
    const refused = refusal();
    setProblem(refused);
    if (refused !== undefined || !canvas) {
      if (refused !== undefined) toast.failure(refused);
      return;
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob) await use(new File([blob], `grape-garden-${format}.png`, { type: 'image/png' }));
  };
  const save = () =>
    void withFile(async (file) => {
      const content = new Uint8Array(await file.arrayBuffer());
      saveFile({ name: file.name, mediaType: file.type, content });
    });
  const share = () =>
    void withFile(async (file) => {
      if (!(await shareFile(file)))
        toast.failure(t`The picture couldn’t be shared. You can save it instead.`);
    });
  const change = (next: readonly ChosenLine[]) => {
    setChosen(next);
    setProblem(undefined);
  };
  return (
    <div className="grid grid-cols-1 gap-6 @desk:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-4 @desk:sticky @desk:top-0 @desk:order-2 @desk:self-start">
        <Preview picture={picture} onCanvas={setCanvas} onFit={setFits} />
        <div className="flex flex-wrap justify-center gap-3">
          <Segmented
            label={t`Format`}
            segments={formats.map((value) => ({ value, label: formatNames[value] }))}
            value={format}
            onChange={setFormat}
          />
          <Segmented
            label={t`Light`}
            segments={[
              { value: 'day', label: t`Daylight` },
              { value: 'dusk', label: t`Dusk` },
            ]}
            value={tone}
            onChange={setTone}
          />
          <Checkbox
            label={<Trans>Name the author</Trans>}
            checked={hasNames}
            onChange={({ target }) => setNames(target.checked)}
          />
        </div>
        <div className="grid grid-cols-1 justify-items-center gap-2">
          <div className="flex flex-wrap justify-center gap-3">
            <Button icon={<DownloadIcon className="size-5" />} onClick={save}>
              <Trans>Save picture</Trans>
            </Button>
            {canShareFiles() && (
              <Button look="quiet" icon={<UploadIcon className="size-5" />} onClick={share}>
                <Trans>Share</Trans>
              </Button>
            )}
          </div>
          {problem !== undefined && <FieldError>{problem}</FieldError>}
        </div>
      </div>
      <LineChoice shelf={shelf} onShelf={setShelf} chosen={chosen} onChange={change} />
    </div>
  );
}
