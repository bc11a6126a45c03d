import { score } from '../score.ts';
import type { Case } from './cases.ts';

export type Scored = {
  readonly name: string;
  readonly folder: string;
  readonly level: number;
  readonly total: number;
};

export function scoreCase({ id, folder, name, level, entry, circumstances }: Case): Scored & { id: string } {
  return { id, folder, name, level, total: score(entry, circumstances).total };
}

/** Of all pairs that are so many levels apart, how many the score puts in the same order, and which it does not. */
export function orderOf(scored: readonly Scored[], apart: number) {
  const pairs = scored.flatMap((better) =>
    scored.filter(({ level }) => level === better.level - apart).map((worse) => ({ better, worse })),
  );
  const wrong = pairs.filter(({ better, worse }) => better.total <= worse.total);
  return { pairs: pairs.length, share: pairs.length === 0 ? 1 : 1 - wrong.length / pairs.length };
}

/** The language and the name of a diary that is there in two: `zh/triage` or `unseen/triage.zh`. */
function translationOf({ folder, name }: Scored) {
  const suffix = /\.(en|zh)$/.exec(name)?.[1];
  return { language: suffix ?? folder, diary: suffix ? `${folder}/${name.slice(0, -3)}` : name };
}

/** How far apart the two languages of one diary score. */
export function translationGaps(scored: readonly Scored[]): { name: string; gap: number }[] {
  const texts = scored.map((each) => ({ ...translationOf(each), total: each.total }));
  return texts
    .filter(({ language }) => language === 'en')
    .flatMap(({ diary, total }) => {
      const translated = texts.find((each) => each.language === 'zh' && each.diary === diary);
      return translated ? [{ name: diary, gap: Math.abs(translated.total - total) }] : [];
    });
}

/** One line of figures to print. */
export function figuresOf(title: string, scored: readonly Scored[]): string {
  const percent = (apart: number) => {
    const { pairs, share } = orderOf(scored, apart);
    return `${(share * 100).toFixed(1)} % of ${pairs}`;
  };
  const gaps = translationGaps(scored).map(({ gap }) => gap);
  const levels = [1, 2, 3, 4].map((level) => {
    const totals = scored.filter((each) => each.level === level).map(({ total }) => total);
    return `${level}: ${Math.min(...totals)}–${Math.max(...totals)}`;
  });
  return [
    `${title} (${scored.length})`,
    `two levels apart ${percent(2)}, three ${percent(3)}, neighbours ${percent(1)}`,
    `translations ${gaps.filter((gap) => gap <= 6).length} of ${gaps.length} within 6 points, most ${Math.max(0, ...gaps)}`,
    `points by level ${levels.join(', ')}`,
  ].join('; ');
}
