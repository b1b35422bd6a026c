import { addTo } from './addTo.mjs';

/**
 * Runs the scenarios with alternating contenders, so that other load affects all equally.
 *
 * @param options.contenders names
 * @param options.scenarios `{ name, skip }`; `skip` names contenders that do not support it
 * @param options.rounds repetitions of each measurement
 * @param options.measure `(contender, scenario) => Promise<number>`
 * @returns figures by scenario and contender: `Map<string, Map<string, number[]>>`
 */
export async function runContenders({ contenders, scenarios, rounds, measure }) {
  const results = new Map(scenarios.map(({ name }) => [name, new Map()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const scenario of scenarios)
      for (const contender of rotate(contenders, round)) {
        if (scenario.skip?.includes(contender)) continue;
        try {
          addTo(results.get(scenario.name), contender, await measure(contender, scenario));
        } catch (error) {
          // A peer that fails in one scenario is still measured in the others.
          process.stderr.write(`${contender}, ${scenario.name}: ${error.message.split('\n')[0]}\n`);
        }
      }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return results;
}

function rotate(list, by) {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
