import { familyNames, maleNames, pairsOf, femaleNames } from '../data/names';
import type { Random } from '../random';

export interface Person {
  realname: string;
  username: string;
  sex: 1 | 2;
}

/**
 * People with unique names. The username is the pinyin, with a number if it is taken.
 *
 * @param taken names and usernames already in use
 */
export function people(
  count: number,
  random: Random,
  taken: { realnames: Set<string>; usernames: Set<string> },
): Person[] {
  const family = pairsOf(familyNames);
  const given = { 1: pairsOf(maleNames), 2: pairsOf(femaleNames) };
  const result: Person[] = [];
  while (result.length < count) {
    const sex = random.chance(62) ? 1 : 2;
    // The first names of the list are those of half of the population.
    const [name, pinyin] = random.chance(60) ? family[random.between(0, 14)]! : random.pick(family);
    const [givenName, givenPinyin] = random.pick(given[sex]);
    const realname = name + givenName;
    if (taken.realnames.has(realname)) continue;
    taken.realnames.add(realname);
    result.push({ realname, username: freeName(pinyin + givenPinyin, taken.usernames), sex });
  }
  return result;
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name) || name.length < 4; number += 1) name = wanted + String(number).padStart(2, '0');
  taken.add(name);
  return name;
}
