// Small, and needed by the start page as by nearly every screen: they come with the entry, so that no screen fetches them in
// files of their own. What the start page does not show is in the file `pages` (vite.config.ts).
import '../components/avatar.tsx';
import '../components/card.tsx';
import '../components/checkbox.tsx';
import '../components/day-mark.tsx';
import '../components/loads-later.tsx';
import '../components/logo.tsx';
import '../components/person-name.tsx';
import '../components/skeleton.tsx';
import '../components/text-area.tsx';
import '../components/text-field.tsx';
import '../components/time-text.tsx';
import '../components/use-day-name.ts';
import '../lib/device-timezone.ts';
import '../lib/is-composing.ts';
import '../lib/preferences/score-preview.ts';
