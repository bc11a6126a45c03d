import { api, type OutputOf, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { apiKey, useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { SettingsCard, SettingsForm } from '../settings/settings-card.tsx';
import { useSection } from '../settings/use-section.ts';
import { isOvertaken } from '../settings/use-team-change.ts';
import { refusalText } from '../teams/refusal-text.ts';
import { WORDS_MAX, wordsError, wordsOf } from './words.ts';

/** The sensitive words of the team. */
export function WordsSection({ team }: { team: TeamView }) {
  const query = useApiQuery(api.team.getProhibited, { teamId: team.id }, { failure: 'none' });
  const isOffline = query.fetchStatus === 'paused';
  return (
    <SettingsCard
      id="words"
      title={<Trans>Sensitive words</Trans>}
      hint={
        <Trans>Others see asterisks instead, in past diaries too. The author still sees the words.</Trans>
      }
    >
      {query.data && <WordsForm teamId={team.id} words={query.data.words} />}
      {!query.data && query.isPending && !isOffline && <SkeletonBox className="h-32 rounded-md" />}
      {!query.data && (query.isError || isOffline) && <ReadFailure of={query} />}
    </SettingsCard>
  );
}

function WordsForm({ teamId, words }: { teamId: string; words: readonly string[] }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const section = useSection('words', { text: words.join(', ') });
  const { mutate, isPending, error, reset } = useApiCommand(api.team.prohibited, {
    invalidates: [api.diary.recently, api.diary.get, api.team.audit],
    failure: 'none',
    loading: 'none',
  });
  const typed = wordsOf(section.value.text);
  const typedError = wordsError(typed);
  const show = (answer: OutputOf<typeof api.team.prohibited>) =>
    client.setQueryData(apiKey(api.team.getProhibited, { teamId }), answer);
  const tell = ({ text }: { text: string }) => [{ label: t`Sensitive words`, text }];
  const send = (base: { text: string }) => {
    if (typedError) return;
    mutate(
      { teamId, words: section.value.text, base: base.text },
      {
        onError: (failure) => {
          if (isOvertaken(failure)) show(failure.current as OutputOf<typeof api.team.prohibited>);
        },
        onSuccess: (answer: OutputOf<typeof api.team.prohibited>) => {
          show(answer);
          section.saved();
        },
      },
    );
  };
  return (
    <SettingsForm
      section={section}
      isOvertaken={isOvertaken(error)}
      tell={tell}
      isPending={isPending}
      onSave={send}
      onDiscard={reset}
    >
      <TextArea
        look="boxed"
        label={t`Words, separated by commas`}
        hint={t`Separated by commas; upper and lower case don’t matter.`}
        value={section.value.text}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => {
          section.change({ text: event.target.value });
          if (error) reset();
        }}
        error={typedError ? refusalMessage(typedError) : !isOvertaken(error) && refusalText(error)}
        count={`${typed.length} / ${WORDS_MAX}`}
      />
    </SettingsForm>
  );
}
