import type { PlanRow } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { Button } from 'antd';
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
  { key: 'planNo', title: texts.planNo, width: 150, isOrder: true },
  { key: 'planName', title: texts.planName, width: 270 },
  { key: 'status', title: texts.status, width: 110, isOrder: true, render: (plan) => <PlanStatusTag plan={plan} /> },
  { key: 'departName', title: texts.departName, width: 120, isOrder: true },
  { key: 'applyUserId', title: texts.applyUser, width: 90, render: (plan) => plan.applyUserId_dictText },
  { key: 'applyTime', title: texts.applyTime, width: 175, isOrder: true },
  { key: 'purchaseUserName', title: texts.purchaser, width: 110 },
  { key: 'demandOrgName', title: texts.demandOrgName, width: 180 },
  {
    key: 'actions',
    title: texts.actions,
    width: 150,
    pin: 'end',
    render: (plan) => (
      <span className="gezi-row-actions">
        <Button type="link" size="small" aria-label={texts.viewOf(plan.planNo)} onClick={() => open(plan, 'view')}>
          {texts.view}
        </Button>
        {mayAssign(plan) && (
          <Button
            type="link"
            size="small"
            aria-label={texts.assignOf(plan.planNo)}
            onClick={() => open(plan, 'commit')}
          >
            {texts.assign}
          </Button>
        )}
      </span>
    ),
  },
];
