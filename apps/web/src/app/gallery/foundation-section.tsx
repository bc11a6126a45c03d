import { Specimen } from './specimen.tsx';

const colours = {
  'paper, surface, sunken': ['bg-paper', 'bg-surface', 'bg-sunken'],
  'ink 1 2 3': ['bg-ink', 'bg-ink-2', 'bg-ink-3'],
  'line, control, focus': ['bg-line', 'bg-control', 'bg-focus'],
  'grape, deep, soft': ['bg-grape', 'bg-grape-deep', 'bg-grape-soft'],
  'leaf, soft': ['bg-leaf', 'bg-leaf-soft'],
  'amber, soft': ['bg-amber', 'bg-amber-soft'],
  'danger, soft': ['bg-danger', 'bg-danger-soft'],
  'grade A B C D': ['bg-grade-a', 'bg-grade-b', 'bg-grade-c', 'bg-grade-d'],
};
const sizes = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

/** Colours, type, radii and shadows. */
export function FoundationSection() {
  return (
    <>
      <div className="grid gap-x-8 @tablet:grid-cols-2 @desk:grid-cols-4">
        {Object.entries(colours).map(([name, classes]) => (
          <Specimen key={name} name={name}>
            <div className="flex overflow-hidden rounded-sm border border-line forced-color-adjust-none">
              {classes.map((colour) => (
                <span key={colour} className={`h-12 flex-1 ${colour}`} />
              ))}
            </div>
          </Specimen>
        ))}
      </div>
      <Specimen name="type: 36 28 22 18 16 14 12">
        {sizes.map((size) => (
          <p key={size} className={`${size} leading-(--leading-heading)`}>
            <span className="font-semibold font-serif">Grape Garden 葡萄园</span> 2026年11月20日 plan B计划
          </p>
        ))}
      </Specimen>
      <Specimen name="shadow low mid high, radius 8 14 20">
        <div className="flex flex-wrap gap-8">
          <span className="size-24 rounded-sm bg-surface shadow-low" />
          <span className="size-24 rounded-md bg-surface shadow-mid" />
          <span className="size-24 rounded-lg bg-surface shadow-high" />
        </div>
      </Specimen>
    </>
  );
}
