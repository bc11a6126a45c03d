import type { MeetingView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { lineAt, momentsIn } from '../recordings/moments.ts';
import { usePlayback } from '../recordings/playback.ts';
import { AddTranscript } from './add-transcript.tsx';
import { LineRow } from './line-row.tsx';
import { linesWith } from './lines-with.ts';
import { repeatedLines } from './repeated-lines.ts';
import { followLine, showLine } from './show-line.ts';
import { WriteDown } from './write-down.tsx';

/** So many lines are shown at first, and more with each press: an hour of talk is a thousand. */
const LINES_AT_ONCE = 300;
/** Fewer lines than these are seen at a glance. */
const SEARCHED_FROM = 6;

/** What was said, line by line, to search and to hear; the line that the address names is marked and in view. */
export function TranscriptCard({ meeting }: { meeting: MeetingView }) {
  const { t } = useLingui();
  const headingId = useId();
  const { line } = useSearch({ from: '/au/summary' });
  const [asked, setAsked] = useState(LINES_AT_ONCE);
  const [keyword, setKeyword] = useState('');
  const { transcript, audios, can } = meeting;
  const momentOf = momentsIn(audios);
  const follows = usePlayback((state) => state.follows);
  const heard = usePlayback((state) => state.heard && lineAt(transcript, momentOf, state.heard)) ?? undefined;
  const marked = line === undefined || line > transcript.length ? undefined : line - 1;
  const found = linesWith(transcript, keyword);
  const repeated = repeatedLines(transcript);
  const count = found.length;
  const reached = keyword === '' ? Math.max(marked ?? 0, heard ?? 0) : 0;
  const shown = Math.max(asked, reached > 0 ? reached + LINES_AT_ONCE : 0);
  const left = count - shown;
  useEffect(() => {
    if (marked !== undefined) showLine(marked);
  }, [marked]);
  useEffect(() => {
    if (heard !== undefined && follows) followLine(heard);
  }, [heard, follows]);
  if (transcript.length === 0 && !can.edit) return null;
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-3 print:hidden">
      <h2 id={headingId}>
        <Trans>Transcript</Trans>
      </h2>
      {meeting.transcription && <WriteDown meeting={meeting} transcription={meeting.transcription} />}
      {transcript.some((said) => momentOf(said)) && (
        <Checkbox
          label={<Trans>Follow while it plays</Trans>}
          checked={follows}
          onChange={({ target }) => usePlayback.setState({ follows: target.checked })}
        />
      )}
      {transcript.length >= SEARCHED_FROM && (
        <SearchField
          keyword={keyword}
          onKeyword={setKeyword}
          label={t`Search the transcript`}
          placeholder={t`Search the transcript`}
        />
      )}
      {keyword !== '' && (
        <p role="status" className="text-ink-2 text-sm">
          {count === 0 ? (
            <Trans>Nothing found</Trans>
          ) : (
            <Plural value={count} one="# result" other="# results" />
          )}
        </p>
      )}
      {transcript.length === 0 ? (
        <AddTranscript meeting={meeting} />
      ) : (
        <ol className="grid grid-cols-1">
          {found.slice(0, shown).map(({ line: index, said }) => (
            <LineRow
              key={index}
              meeting={meeting}
              line={index}
              said={said}
              isMarked={index === marked}
              isRepeated={repeated.has(index)}
              moment={momentOf(said)}
              isHeard={index === heard}
            />
          ))}
        </ol>
      )}
      {left > 0 && (
        <Button look="quiet" className="justify-self-center" onClick={() => setAsked(shown + LINES_AT_ONCE)}>
          <Plural value={left} one="Show # more line" other="Show more: # lines are left" />
        </Button>
      )}
    </Card>
  );
}
