import type { Aggregate } from '../../core/group/aggregate';
import { formatNumber } from '@gezi/ui/core';
import type { GridKit } from '../../react/GridKit';
import { useFeature } from '../../react/useFeature';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { useTexts } from '../../texts/useTexts';
import { headingText } from './headingText';
import { groupFeature, type GroupContext } from './groupFeature';

/** Rows in groups with totals. */
export interface GroupSettings<Row extends object> {
  /** Keys of the columns whose equal values form a group, the outermost first. */
  by: readonly string[];
  /** Totals by column, of each group and of all rows; they follow every edit. */
  totals?: Readonly<Record<string, Aggregate<Row>>>;
  /** Groups open at first: all (default), none, or those of so many levels. */
  expanded?: boolean | number;
}

export interface GroupsProps<Row extends object> {
  kit: GridKit<Row>;
  settings: GroupSettings<Row>;
}

const NO_TOTALS = {};

/** Shows the rows in groups while mounted. */
export function Groups<Row extends object>({ kit, settings }: GroupsProps<Row>) {
  const texts = useSheetTexts();
  const yesNo = useTexts();
  const { by, totals = NO_TOTALS, expanded = true } = settings;
  const context: GroupContext<Row> = {
    by,
    totals,
    expanded,
    textOf: (definition, value, column) => headingText(definition, value, column, yesNo),
    heading: ({ level, text, count }, title) =>
      level === 0
        ? texts.groups.all(formatNumber(count))
        : texts.groups.heading(title, text || texts.groups.empty, formatNumber(count)),
  };
  useFeature(kit, groupFeature<Row>, context);
  return null;
}
