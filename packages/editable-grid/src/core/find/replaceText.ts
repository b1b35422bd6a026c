import { fold } from '../fold';

/**
 * The text with every match of the query replaced; case and full-width forms are ignored, as in the search.
 *
 * @returns the same text if nothing matches
 */
export function replaceText(text: string, query: string, replacement: string): string {
  const wanted = fold(query.trim());
  if (wanted === '') return text;
  // Folding may change the length of a character: `starts` leads back to the original text.
  const characters = Array.from(text);
  const starts: number[] = [];
  let folded = '';
  characters.forEach((character, nth) => {
    const part = fold(character);
    for (let index = 0; index < part.length; index += 1) starts.push(nth);
    folded += part;
  });
  let result = '';
  let done = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const begin = starts[at]!;
    if (begin < done) continue;
    result += characters.slice(done, begin).join('') + replacement;
    done = starts[at + wanted.length - 1]! + 1;
  }
  return result + characters.slice(done).join('');
}
