import { goalLine } from './goalLine.mjs';
import { median } from './median.mjs';

/**
 * Formats results as lines of text: medians, ours against each peer, and whether the goals are met.
 *
 * @param scenarios `{ name, title, unit, goal, limit }`: `goal` is a ratio to the named peer, e.g. `['rdg', 0.6]`,
 *   `limit` an absolute maximum for ours
 * @param results of `runContenders`
 * @param options.names display names by contender; ours is `gezi`
 * @param options.width column width of the names
 * @param options.digits decimals
 * @param options.notesOf note after a figure: `(scenario, contender) => string`
 */
export function comparison(scenarios, results, { names, width, digits, notesOf = () => '' }) {
  return scenarios.flatMap(({ name, title, unit, goal, limit }) => {
    const medians = new Map([...results.get(name)].map(([contender, values]) => [contender, median(values)]));
    const ours = medians.get('gezi');
    const lines = [title];
    for (const [contender, value] of medians) {
      const ratio = contender === 'gezi' || ours === undefined ? '' : `  ours ${(ours / value).toFixed(2)} ×`;
      const notes = notesOf(name, contender);
      const figure = value.toFixed(digits).padStart(9);
      lines.push(`  ${names[contender].padEnd(width)}${figure} ${unit}${ratio}${notes && `  (${notes})`}`);
    }
    if (ours === undefined) return lines;
    if (goal && medians.has(goal[0])) {
      const [peer, share] = goal;
      const ratio = ours / medians.get(peer);
      lines.push(goalLine(`≤ ${share} × ${names[peer]}`, ratio <= share, ` (${ratio.toFixed(2)} ×)`));
    }
    if (limit !== undefined) lines.push(goalLine(`≤ ${limit} ${unit}`, ours <= limit));
    return lines;
  });
}
