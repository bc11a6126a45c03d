import type { MeetingView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { momentsIn } from '../recordings/moments.ts';
import { play } from '../recordings/playback.ts';
import { lineTime } from '../transcript/line-time.ts';
import { showLine } from '../transcript/show-line.ts';

type Props = { meeting: MeetingView; lines: readonly number[] };

/** Links to the lines that a sentence of the minutes rests on; one with a sound is heard. */
export function Cites({ meeting: { id, audios, transcript }, lines }: Props) {
  const { t } = useLingui();
  const momentOf = momentsIn(audios);
  const known = lines.flatMap((line) => {
    const said = transcript[line];
    return said ? [{ line, ...said, moment: momentOf(said) }] : [];
  });
  return known.map(({ line, speaker, at, moment }) => {
    const number = line + 1;
    const place = at === null ? t`line ${number}` : lineTime(at);
    return (
      <RouteLink
        key={line}
        to="/au/summary"
        search={{ id, line: number }}
        replace
        resetScroll={false}
        ignoreBlocker
        onClick={() => {
          showLine(line);
          if (moment) play(moment);
        }}
        className="inline-flex min-h-6 items-center text-sm print:hidden"
      >
        {speaker === '' ? (
          place
        ) : (
          <Trans>
            {speaker}, {place}
          </Trans>
        )}
      </RouteLink>
    );
  });
}
