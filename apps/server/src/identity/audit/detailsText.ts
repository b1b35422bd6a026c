/** Maximum characters of the details of a log row. */
const LIMIT = 4000;

/**
 * Details as valid JSON of at most 4,000 characters. If they are too long, the longest list is truncated and `left` is the
 * number of dropped items. If that is not enough, whole members are dropped and `left` lists their names.
 */
export function detailsText(details: Readonly<Record<string, unknown>>): string {
  const whole = JSON.stringify(details);
  if (whole.length <= LIMIT) return whole;
  const lists = Object.entries(details).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [name, list] = lists.toSorted(([, one], [, two]) => lengthOf(two) - lengthOf(one))[0] ?? ['', []];
  // Binary search for the most items that fit.
  let [fit, tooMany] = [0, list.length];
  const withItems = (kept: number) =>
    JSON.stringify({ ...details, [name]: list.slice(0, kept), left: list.length - kept });
  while (tooMany - fit > 1) {
    const kept = Math.floor((fit + tooMany) / 2);
    if (withItems(kept).length <= LIMIT) fit = kept;
    else tooMany = kept;
  }
  if (fit > 0) return withItems(fit);
  return withoutMembers(details);
}

/** Includes the members that fit, shortest first. */
function withoutMembers(details: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(details).map(([name, value]) => ({ name, text: JSON.stringify(value) ?? '' }));
  const kept: string[] = [];
  const left: string[] = [];
  // Leaves room for the names of dropped members.
  let room = LIMIT - 500;
  for (const { name, text } of members.toSorted((one, two) => one.text.length - two.text.length)) {
    if (text === '') continue;
    const member = `${JSON.stringify(name)}:${text},`;
    room -= member.length;
    if (room >= 0) kept.push(member);
    else left.push(name);
  }
  return `{${kept.join('')}"left":${JSON.stringify(left.join().slice(0, 400))}}`;
}

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;
