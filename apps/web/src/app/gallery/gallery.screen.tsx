import { Segmented } from '../../components/choices/segmented.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { chooseLocale, useLocale } from '../../lib/locale/locale.ts';
import { fontScale } from '../../lib/preferences/font-scale.ts';
import { theme } from '../../lib/preferences/theme.ts';
import { ButtonSection } from './button-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { FieldSection } from './field-section.tsx';
import { FoundationSection } from './foundation-section.tsx';
import { IconSection } from './icon-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { PageSection } from './page-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PlotSection } from './plot-section.tsx';
import { StateSection } from './state-section.tsx';
import { TextSection } from './text-section.tsx';
import { VineSection } from './vine-section.tsx';

const sections = [
  { id: 'page', title: 'A page', Body: PageSection },
  { id: 'foundation', title: 'Foundation', Body: FoundationSection },
  { id: 'vine', title: 'Vine', Body: VineSection },
  { id: 'plots', title: 'Plots', Body: PlotSection },
  { id: 'buttons', title: 'Buttons', Body: ButtonSection },
  { id: 'fields', title: 'Fields', Body: FieldSection },
  { id: 'choices', title: 'Choices', Body: ChoiceSection },
  { id: 'people', title: 'People and chips', Body: PeopleSection },
  { id: 'states', title: 'States', Body: StateSection },
  { id: 'overlays', title: 'Overlays', Body: OverlaySection },
  { id: 'text', title: 'Text and time', Body: TextSection },
  { id: 'icons', title: 'Icons', Body: IconSection },
];

/** Every component in every state, for eyes, axe and pictures; in development only. */
export default function GalleryScreen() {
  return (
    <div className="@container mx-auto max-w-320 px-4 pb-16">
      <header className="flex flex-wrap items-center gap-3 py-4">
        <Logo className="mr-auto" />
        <Switches />
      </header>
      <nav aria-label="Sections" className="mb-6 flex flex-wrap gap-x-4 border-line border-y">
        {sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-(--target) items-center text-ink-2 text-sm hover:text-grape"
          >
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ id, title, Body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-14 scroll-mt-4">
          <h2 id={`${id}-title`} className="mb-4 text-xl">
            {title}
          </h2>
          <Body />
        </section>
      ))}
    </div>
  );
}

function Switches() {
  return (
    <>
      <Segmented
        label="Theme"
        value={theme.useChoice()}
        onChange={theme.choose}
        segments={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <Segmented
        label="Language"
        value={useLocale()}
        onChange={(locale) => void chooseLocale(locale)}
        segments={[
          { value: 'en', label: 'English' },
          { value: 'zh', label: '中文' },
        ]}
      />
      <Segmented
        label="Font size"
        value={fontScale.useChoice()}
        onChange={fontScale.choose}
        segments={fontScale.choices.map((value) => ({ value, label: value }))}
      />
    </>
  );
}
