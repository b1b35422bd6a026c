import { readVariable, type Variables } from './condition';

const PLACEHOLDER = /\$\{\s*([\p{L}_$][\p{L}\p{N}_$.]*)\s*\}/gu;

/** Whether a text has nothing in `${…}` but names of variables. */
export const hasOnlyNames = (text: string): boolean => !text.replaceAll(PLACEHOLDER, '').includes('${');

/** Names of the variables in the placeholders of a text; of a path such as `${form.days}` the first. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, path]) => path!.split('.')[0]!);

/**
 * Replaces `${name}` by the values of variables. A text that is one placeholder of a list gives an entry for each value;
 * comma-joined values are split.
 *
 * @returns entries without blanks and repeats; none for a variable that is absent
 */
export function fillPlaceholders(texts: readonly string[], variables: Variables): string[] {
  const found = texts.flatMap((text) => {
    let isAbsent = false;
    const list = /^\$\{\s*([^{}]+?)\s*\}$/.exec(text);
    const value = list && readVariable(list[1]!.split('.'), variables);
    if (Array.isArray(value)) return value.map(String);
    const filled = text.replaceAll(PLACEHOLDER, (_all, name: string) => {
      const one = readVariable(name.split('.'), variables);
      if (one === null || typeof one === 'object') isAbsent = true;
      return String(one);
    });
    return isAbsent ? [] : filled.split(',');
  });
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
}
