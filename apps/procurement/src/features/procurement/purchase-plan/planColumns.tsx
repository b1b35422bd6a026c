import type { PlanRow } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDate } from '@gezi/ui';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import type { PlanMode } from './planPath';
import { PlanStatusTag } from './PlanStatusTag';
import type { Texts } from './texts/zh-CN';

interface PlanColumnsOptions {
  texts: Texts;
  open: (plan: PlanRow, mode: PlanMode) => void;
  mayAssign: (plan: PlanRow) => boolean;
}

/** What the list of plans shows of each. */
export const planColumns = ({ texts, open, mayAssign }: PlanColumnsOptions): GridColumn<PlanRow>[] => [
  { key: 'planNo', title: texts.planNo, width: 140, isOrder: true },
  { key: 'planName', title: texts.planName },
  { key: 'status', title: texts.status, width: 100, render: (plan) => <PlanStatusTag plan={plan} /> },
  { key: 'departName', title: texts.departName, width: 120, isOrder: true },
  { key: 'applyUserId', title: texts.applyUser, width: 80, render: (plan) => plan.applyUserId_dictText },
  { key: 'applyTime', title: texts.applyTime, width: 115, isOrder: true, render: (plan) => formatDate(plan.applyTime) },
  { key: 'purchaseUserName', title: texts.purchaser, width: 130 },
  {
    key: 'actions',
    type: 'slot',
    title: texts.actions,
    width: 145,
    pin: 'end',
    render: (plan) => (
      <RowActions>
        <RowButton label={texts.view} of={plan.planNo} onClick={() => open(plan, 'view')} />
        {mayAssign(plan) && <RowButton label={texts.assign} of={plan.planNo} onClick={() => open(plan, 'commit')} />}
      </RowActions>
    ),
  },
];
