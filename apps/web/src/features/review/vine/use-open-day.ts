import type { VineDay } from '@garden/contract';
import { useNavigate } from '@tanstack/react-router';

/** Opens a day: its diary where there is one to read, else the editor of that day. */
export function useOpenDay(days: readonly VineDay[], today: string): (date: string) => void {
  const navigate = useNavigate();
  return (date) => {
    const diary = days.find(({ day }) => day === date)?.diaryId;
    if (diary) void navigate({ to: '/home', search: { diary } });
    else void navigate({ to: '/', search: date === today ? {} : { day: date } });
  };
}
