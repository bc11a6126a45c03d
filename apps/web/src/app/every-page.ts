// Small, and needed by nearly every screen: they come with the entry, so that no screen fetches them in files of their own.
import '../components/card.tsx';
import '../components/checkbox.tsx';
import '../components/day-mark.tsx';
import '../components/empty-state.tsx';
import '../components/markdown-text.tsx';
import '../components/page-header.tsx';
import '../components/read-failure.tsx';
import '../components/skeleton.tsx';
import '../components/text-area.tsx';
import '../components/text-field.tsx';
import '../components/time-text.tsx';
import '../components/use-day-name.ts';
import '../lib/device-timezone.ts';
import '../lib/events/arrivals.ts';
import '../lib/is-composing.ts';
import '../lib/preferences/score-preview.ts';
