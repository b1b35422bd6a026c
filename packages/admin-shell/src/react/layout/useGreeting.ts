import { greeting } from '../../core/greeting';
import { useTexts } from '../../texts/useTexts';

/**
 * Greets a user by name for the time of day (P§2), e.g. 上午好，王晓琳.
 *
 * @returns `(name, hour)`; hour of the day, default the current one
 */
export function useGreeting(): (name: string, hour?: number) => string {
  const texts = useTexts();
  return (name, hour = new Date().getHours()) => texts.greet(texts.greeting[greeting(hour)], name);
}
