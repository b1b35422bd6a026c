import type { RefusedStep } from '../../core/sync/SessionParts';
import type { GridKit } from '../../react/GridKit';
import type { SyncTexts } from '../../texts/sync/zh-CN';
import { shownValue } from './shownValue';

/** Refused values that are listed; the others are counted above the list. */
const MAX_LISTED = 5;

interface RefusedStepsProps<Row extends object> {
  kit: GridKit<Row>;
  refused: readonly RefusedStep[];
  texts: SyncTexts;
  placeOf: (rowId: string, column: string) => string;
}

/** The refused values with the reasons. */
export function RefusedSteps<Row extends object>({ kit, refused, texts, placeOf }: RefusedStepsProps<Row>) {
  const reasonOf = (code: string) => (code in texts.reasons ? texts.reasons[code as keyof SyncTexts['reasons']] : code);
  const lines = refused.flatMap(({ reason, steps }) =>
    steps.map((step) =>
      step.kind === 'edit'
        ? texts.refusedValue(
            placeOf(step.rowId, step.column),
            shownValue(kit.store, step.column, step.value, texts.emptyValue),
            reasonOf(reason),
          )
        : reasonOf(reason),
    ),
  );
  return (
    <ul className="gezi-sync-refused">
      {[...new Set(lines)].slice(0, MAX_LISTED).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
