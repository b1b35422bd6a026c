/**
 * Joins the metrics of several workers. Each sample gets a label with the number of its worker.
 *
 * @param parts metrics of each worker in the text format of Prometheus
 */
export function mergeMetrics(parts: readonly { number: number; text: string }[]): string {
  const families = new Map<string, { comments: Set<string>; samples: string[] }>();
  for (const { number, text } of parts) {
    let name = '';
    for (const line of text.split('\n')) {
      if (line === '') continue;
      const comment = /^# (?:HELP|TYPE|UNIT) (\S+)/.exec(line);
      if (comment) name = comment[1]!;
      const family = families.get(name) ?? { comments: new Set(), samples: [] };
      families.set(name, family);
      if (line.startsWith('#')) family.comments.add(line);
      else family.samples.push(labelled(line, number));
    }
  }
  return [...families.values()]
    .flatMap(({ comments, samples }) => [...comments, ...samples])
    .map((line) => `${line}\n`)
    .join('');
}

/** The format allows a comma after the last label. */
const labelled = (sample: string, number: number): string =>
  sample.replace(/^([\w:]+)(\{)?/, (_all, name: string, brace?: string) =>
    brace ? `${name}{worker="${number}",` : `${name}{worker="${number}"}`,
  );
