import type { Json } from './FormDocument';

/** Two values alike to the last member, in whatever order the members stand. */
export function sameJson(left: Json | undefined, right: Json | undefined): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [some, others] = [Object.entries(left as object), Object.entries(right as object)];
  if (some.length !== others.length) return false;
  const found = new Map(others as [string, Json][]);
  return (some as [string, Json][]).every(([member, value]) => found.has(member) && sameJson(value, found.get(member)));
}
