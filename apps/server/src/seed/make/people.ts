import { familyNames, menNames, pairsOf, womenNames } from '../data/names';
import type { Random } from '../random';

export interface Person {
  realname: string;
  username: string;
  sex: 1 | 2;
}

/**
 * People with names of their own; the username is the pinyin, with a number where it is taken.
 *
 * @param taken names and usernames that may not be used again
 */
export function people(
  count: number,
  random: Random,
  taken: { realnames: Set<string>; usernames: Set<string> },
): Person[] {
  const family = pairsOf(familyNames);
  const given = { 1: pairsOf(menNames), 2: pairsOf(womenNames) };
  const result: Person[] = [];
  while (result.length < count) {
    const sex = random.chance(62) ? 1 : 2;
    // The front of the list is what half of the country is called.
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
