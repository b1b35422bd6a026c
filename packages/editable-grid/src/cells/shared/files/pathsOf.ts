import { keysOf } from '../../../core/cells/keysOf';

/** The stored paths of a value: comma-joined, a list of paths, or uploaded files (`{ path }`), one or several. */
export function pathsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsOf);
  if (typeof value === 'object' && value !== null) return 'path' in value ? pathsOf(value.path) : [];
  return keysOf(value);
}

/** Characters of a file's name that a cell shows (B§9). */
const SHOWN = 5;

/** A file's name as a cell shows it, cut at five characters. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : name;
}
