import type { Spell } from '@gezi/pickers/core';

/** Maximum length of an id, without the number that makes it unique. */
const MAX_LENGTH = 40;

/**
 * The id of a field in the words of its label: `Supplier name` becomes `fd_supplier_name`, `单价` becomes `fd_dan_jia`.
 *
 * @param spell transcribes Chinese characters to pinyin
 * @param isTaken true for ids of other parts; such an id gets a number: `fd_dan_jia_2`
 * @returns undefined if the label has no letters or digits
 */
export function readableId(label: string, spell: Spell, isTaken: (id: string) => boolean): string | undefined {
  const base = baseOf(label, spell);
  if (base === undefined) return undefined;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}_${number}`;
    if (!isTaken(id)) return id;
  }
}

/** True for an id that was generated, or derived from this label: the user has not chosen another one. */
export function isDerivedId(id: string, label: string, spell: Spell): boolean {
  if (/^fd_\d+$/.test(id)) return true;
  const base = baseOf(label, spell);
  return base !== undefined && (id === base || (id.startsWith(`${base}_`) && /^\d+$/.test(id.slice(base.length + 1))));
}

function baseOf(label: string, spell: Spell): string | undefined {
  const words = label
    .normalize('NFKD')
    .replaceAll(/\p{Script=Han}+/gu, (run) => ` ${spell(run).join(' ')} `)
    .replaceAll(/\p{Mark}+/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let id = 'fd';
  for (const word of words ?? []) {
    if (id.length + 1 + word.length > MAX_LENGTH) break;
    id += `_${word}`;
  }
  return id === 'fd' ? undefined : id;
}
