import type { Expression } from './Expression';
import { atomRanges, type Ranges } from './atomRanges';

/** Context of a position, as `^`, `$` and `\b` distinguish it. */
export const CONTEXT = { edge: 0, newline: 1, word: 2, other: 3 } as const;

/**
 * Partitions characters into classes: characters that no part of the expression distinguishes share a class, which
 * keeps tables small. The end of the text is the last class.
 */
export class Alphabet {
  /** Number of classes, including the end of the text. */
  readonly size: number;
  /** Class of the end of the text. */
  readonly end: number;
  /** `has[atom * size + class]` is 1 if the atom matches the class. */
  readonly has: Uint8Array;
  /** `CONTEXT` code per class. */
  readonly beside: Uint8Array;
  private readonly starts: readonly number[];
  private readonly classes: readonly number[];
  private readonly ascii = new Uint16Array(128);
  // Cached range: neighbouring characters are mostly in the same one, e.g. Chinese text.
  private low = 0;
  private high = -1;
  private current = 0;

  constructor({ atoms, flags }: Expression) {
    const sets = [...atoms.map((atom) => atomRanges(atom, flags)), atomRanges('\\w', flags), NEWLINES];
    const { starts, classes, members } = partition(sets);
    this.starts = starts;
    this.classes = classes;
    this.end = members.length;
    this.size = members.length + 1;
    this.has = new Uint8Array(sets.length * this.size);
    members.forEach((inside, index) => inside.forEach((set) => (this.has[set * this.size + index] = 1)));
    this.beside = Uint8Array.from({ length: this.size }, (_, index) => {
      if (index === this.end) return CONTEXT.edge;
      if (this.has[atoms.length * this.size + index]) return CONTEXT.word;
      return this.has[(atoms.length + 1) * this.size + index] ? CONTEXT.newline : CONTEXT.other;
    });
    for (let code = 0; code < 128; code++) this.ascii[code] = this.search(code);
  }

  /** Class of a UTF-16 unit or code point. */
  classOf(code: number): number {
    if (code < 128) return this.ascii[code]!;
    return code >= this.low && code <= this.high ? this.current : this.search(code);
  }

  /**
   * Class of each character of a text, per UTF-16 unit, or per code point in unicode mode, followed by the class of the
   * end.
   */
  read(text: string, unicode: boolean): Uint16Array {
    const classes = new Uint16Array(text.length + 1);
    let count = 0;
    for (let index = 0; index < text.length; index++) {
      let code = text.charCodeAt(index);
      if (unicode) {
        code = text.codePointAt(index)!;
        if (code > 0xffff) index++;
      }
      classes[count++] = this.classOf(code);
    }
    classes[count++] = this.end;
    return classes.subarray(0, count);
  }

  private search(code: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= code) low = middle;
      else high = middle - 1;
    }
    this.low = this.starts[low]!;
    this.high = (this.starts[low + 1] ?? Infinity) - 1;
    this.current = this.classes[low]!;
    return this.current;
  }
}

const NEWLINES: Ranges = [0x0a, 0x0a, 0x0d, 0x0d, 0x2028, 0x2029];

/** Splits the characters at all boundaries of the sets; `members` lists for each class the sets that contain it. */
function partition(sets: readonly Ranges[]) {
  const bounds = new Set([0]);
  for (const ranges of sets) {
    for (let index = 0; index < ranges.length; index += 2) bounds.add(ranges[index]!).add(ranges[index + 1]! + 1);
  }
  const starts = [...bounds].sort((a, b) => a - b);
  const cursors = sets.map(() => 0);
  const known = new Map<string, number>();
  const members: number[][] = [];
  const classes = starts.map((start) => {
    const inside: number[] = [];
    sets.forEach((ranges, set) => {
      while (cursors[set]! < ranges.length && ranges[cursors[set]! + 1]! < start) cursors[set]! += 2;
      if (cursors[set]! < ranges.length && ranges[cursors[set]!]! <= start) inside.push(set);
    });
    const key = inside.join();
    const index = known.get(key) ?? members.push(inside) - 1;
    known.set(key, index);
    return index;
  });
  return { starts, classes, members };
}
