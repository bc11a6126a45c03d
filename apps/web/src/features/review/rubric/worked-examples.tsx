import { ordinaryDay } from '@garden/rubric/circumstances';
import { examples } from '@garden/rubric/examples';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Berry } from '../../../components/vine/berry.tsx';
import { askRubric } from './ask-rubric.ts';
import { PartList } from './part-list.tsx';
import { partNames } from './part-names.ts';
import { useRubricText } from './rubric-text.ts';

const languages = [
  { name: 'exampleEn', entry: examples.en, lang: 'en' },
  { name: 'exampleZh', entry: examples.zh, lang: 'zh-Hans' },
] as const;

let asked: ReturnType<typeof askExamples> | undefined;

/** By the rubric itself, so that an example can't say anything else than a score would. */
function askExamples() {
  return Promise.all(
    languages.map(({ entry }) => askRubric({ entry, circumstances: ordinaryDay, sentences: true })),
  );
}

async function scoresOfExamples() {
  try {
    return await askExamples();
  } catch (failure) {
    asked = undefined;
    throw failure;
  }
}

/** A diary in each language, its sentences with what they earned. */
export function WorkedExamples() {
  const { t, i18n } = useLingui();
  const say = useRubricText();
  asked ??= scoresOfExamples();
  const scores = use(asked);
  return (
    <div className="grid grid-cols-1 gap-6 @desk:grid-cols-2">
      {languages.map(({ name, lang }, at) => {
        const example = scores[at];
        if (!example) return null;
        const {
          score: { grade, total, parts },
          sentences,
        } = example;
        return (
          <article key={name} className="grid min-w-0 grid-cols-1 content-start gap-3">
            <h3 className="flex flex-wrap items-center gap-2">
              {say(name)}
              <Berry grade={grade} label={t`Grade ${grade}`} />
              <span className="font-normal text-ink-2 tabular-nums">
                {say('pointsOf', { points: total, most: 100 })}
              </span>
            </h3>
            <ul className="grid grid-cols-1 gap-2 border-line border-l-2 pl-3">
              {sentences.map(({ text, worth, earned }) => (
                <li key={text}>
                  <p lang={lang}>{text}</p>
                  <p className="text-ink-2 text-sm">
                    {[
                      worth > 0 ? say('sentenceBrings', { points: worth }) : say('sentenceBringsNothing'),
                      ...earned.map(({ part, key, params }) =>
                        say('partEarned', { part: i18n._(partNames[part]), reason: say(key, params) }),
                      ),
                    ].join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
            <PartList parts={parts} />
          </article>
        );
      })}
    </div>
  );
}
