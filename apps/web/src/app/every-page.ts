// Small, and needed by the start page as by nearly every screen: they come with the entry, so that no screen fetches them in
// files of their own. What the start page does not show is in the file `pages` (vite.config.ts).
import '../components/people/avatar.tsx';
import '../components/layout/card.tsx';
import '../components/choices/checkbox.tsx';
import '../components/days/day-mark.tsx';
import '../components/states/loads-later.tsx';
import '../components/layout/logo.tsx';
import '../components/people/person-name.tsx';
import '../components/states/skeleton.tsx';
import '../components/fields/text-area.tsx';
import '../components/fields/text-field.tsx';
import '../components/days/time-text.tsx';
import '../components/days/use-day-name.ts';
import '../lib/device-timezone.ts';
import '../lib/is-composing.ts';
import '../lib/preferences/score-preview.ts';
