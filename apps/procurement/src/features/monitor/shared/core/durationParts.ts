/** Whole days, hours and minutes of a duration. @param seconds not negative */
export function durationParts(seconds: number): [days: number, hours: number, minutes: number] {
  const minutes = Math.floor(seconds / 60);
  return [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
}
