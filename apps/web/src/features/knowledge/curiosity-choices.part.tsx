import { ChoicesCard } from './curiosity/choices-card.tsx';

/** What the user chose about being asked for answers and standing in rankings, to be changed. */
export function CuriosityChoices() {
  return <ChoicesCard />;
}
