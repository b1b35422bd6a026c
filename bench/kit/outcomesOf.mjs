const RATIO = /^\s+(\S.*?)\s{2,}[\d.]+ \S+ {2}ours ([\d.]+) ×/;
const OWN_RATIO = /^\s+ours\s+([\d.]+) ×/;
const MISSED = /\bMISSED\b/;

/**
 * Reads what a benchmark has printed.
 *
 * @param {string} output
 * @returns `{ ratios, missed }`: ours to each peer by `title, peer`, and the lines of goals that were missed
 */
export function outcomesOf(output) {
  const ratios = {};
  const missed = [];
  let title = '';
  for (const line of output.split('\n')) {
    if (/^\S/.test(line)) title = line.trim();
    const [, peer, ratio] = RATIO.exec(line) ?? [];
    const [, own] = OWN_RATIO.exec(line) ?? [];
    if (peer) ratios[`${title}, ${peer}`] = Number(ratio);
    if (own) ratios[title] = Number(own);
    // Lines of a table name what they measure.
    if (MISSED.test(line)) missed.push(line.startsWith(' ') ? `${title}:${line.replace(/\s+/g, ' ')}` : line.trim());
  }
  return { ratios, missed };
}

/**
 * @param {Record<string, number>} stored ratios of an earlier run
 * @param {Record<string, number>} ratios
 * @param {number} slack share by which a ratio may be worse
 * @returns a line per ratio that fell behind
 */
export const behind = (stored, ratios, slack) =>
  Object.entries(ratios).flatMap(([name, now]) =>
    stored[name] !== undefined && now > stored[name] * (1 + slack)
      ? [`${name}: ${stored[name]} × before, ${now} × now`]
      : [],
  );
