import { splitJoined } from '../../core/joined';
import { cellText } from '../../core/report/cellText';
import { DialogInput, type DialogInputBase } from '../kit/DialogInput';
import { BizSelectDialog } from './BizSelectDialog';
import type { BizSelectDialogProps } from './BizSelectDialogProps';
import type { BizRow } from './BizSource';
import { useBizNames } from './useBizNames';

type Passed = 'source' | 'multiple' | 'exclude' | 'disabledIds' | 'max';

export interface BizSelectProps extends DialogInputBase<BizRow>, Pick<BizSelectDialogProps, Passed> {}

/** Input for records of a business list. Shows their names and stores one of their fields. */
export function BizSelect({
  source,
  multiple,
  exclude,
  disabledIds,
  max,
  value,
  separator = ',',
  ...input
}: BizSelectProps) {
  const values = splitJoined(value, separator);
  const dialog = { source, multiple, exclude, disabledIds, max };
  return (
    <DialogInput<BizRow>
      {...input}
      {...{ values, separator }}
      keyOf={(row) => cellText(row[source.rowKey ?? 'id'])}
      state={useBizNames(values, source)}
      dialog={(held) => <BizSelectDialog {...dialog} {...held} />}
    />
  );
}
