/**
 * Whether letters match consecutive syllables, each by a prefix: `zhangsan`, `zs`, `zhs` and `zsan` all match
 * zhang-san; `hangsan` does not.
 *
 * @param syllables lower case without tones, one for each character; other characters stand for themselves
 * @param letters lower case, without blanks; at least one
 */
export function matchPinyin(syllables: readonly string[], letters: string): boolean {
  return syllables.some((_, start) => spells(syllables, start, letters, 0));
}

function spells(syllables: readonly string[], nth: number, letters: string, from: number): boolean {
  if (from === letters.length) return true;
  const syllable = syllables[nth];
  if (syllable === undefined) return false;
  for (let taken = 1; taken <= syllable.length && syllable[taken - 1] === letters[from + taken - 1]; taken += 1) {
    if (spells(syllables, nth + 1, letters, from + taken)) return true;
  }
  return false;
}
