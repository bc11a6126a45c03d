import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { drawPicture, type Picture } from './draw.ts';

/** The picture as it will be saved. */
export function Preview({
  picture,
  onCanvas,
  onFit,
}: {
  picture: Picture;
  onCanvas: (canvas: HTMLCanvasElement | null) => void;
  /** Whether the words fit on it. */
  onFit: (fits: boolean) => void;
}) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fit = useRef(onFit);
  fit.current = onFit;
  useEffect(() => {
    onCanvas(canvas.current);
    return () => onCanvas(null);
  }, [onCanvas]);
  useEffect(() => {
    if (canvas.current) fit.current(drawPicture(canvas.current, picture));
  }, [picture]);
  const words = picture.lines.map(({ text, by }) => (by === '' ? text : `${text} – ${by}`)).join(' · ');
  return (
    <figure className="grid justify-items-center gap-2">
      <canvas
        ref={canvas}
        role="img"
        aria-label={words === '' ? t`Empty vineyard paper` : t`Picture: ${words}`}
        className="block h-auto max-h-[min(60dvh,40rem)] w-auto max-w-full rounded-md shadow-mid"
      />
      {words === '' && (
        <figcaption className="text-ink-2 text-sm">
          <Trans>Choose lines, and they appear here.</Trans>
        </figcaption>
      )}
    </figure>
  );
}
