/** Colours of users, `--gezi-peer-0` and up. */
const COLOURS = 6;

/** Colour of a user, the same on every screen. */
export function colourOf(userId: string): number {
  let sum = 0;
  for (const char of userId) sum = (sum * 31 + char.charCodeAt(0)) % 1_000_003;
  return sum % COLOURS;
}
