import type { Json } from './FormDocument';

/** Whether two JSON values are equal, regardless of the order of members. Any depth is compared without recursion. */
export function sameJson(left: Json | undefined, right: Json | undefined): boolean {
  const open: [Json | undefined, Json | undefined][] = [[left, right]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair;
    if (Object.is(one, other)) continue;
    if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    const members = Object.entries(one as object) as [string, Json][];
    if (members.length !== Object.keys(other).length) return false;
    for (const [member, value] of members) {
      if (!Object.hasOwn(other, member)) return false;
      open.push([value, (other as Record<string, Json>)[member]]);
    }
  }
  return true;
}
