import { done, refused } from '@gezi/domain';
import { texts } from '../../platform/texts';
import type { ListColumn } from './ListImport';

/**
 * A column whose cells are words of a list, e.g. of a dictionary.
 *
 * @param items words by what is stored
 */
export function wordColumn(
  key: string,
  header: string,
  items: readonly { value: string; text: string }[],
  part: Pick<ListColumn, 'required' | 'width'> = {},
): ListColumn {
  return {
    key,
    header,
    ...part,
    read(cell) {
      const item = items.find(({ text }) => text === cell);
      return item
        ? done(item.value)
        : refused(texts.import.notListed(header, items.map(({ text }) => text).join('、')));
    },
  };
}

export const YES_NO = [
  { value: '1', text: '是' },
  { value: '0', text: '否' },
];

/** The word of a list for what is stored. */
export const wordOf = (items: readonly { value: string; text: string }[], value: string | null): string =>
  items.find((item) => item.value === value)?.text ?? '';
