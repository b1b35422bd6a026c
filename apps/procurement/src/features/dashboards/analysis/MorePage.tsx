import { usePermission } from '@gezi/client';
import { listAllFlows, listMyFlows, listTodoTasks } from '@gezi/domain';
import { PageHeader } from '@gezi/ui';
import { useTabTitle } from '../../../crud/useTabTitle';
import { FlowCard } from './FlowCard';
import { useTexts } from './texts';
import { WaitingPlans } from './WaitingPlans';
import './dashboard.css';

/** Maximum number of rows of each list. */
const MAX_SHOWN = 100;

/**
 * `/account/more`: everything that waits for the caller, beside the processes that the caller started; of all users for
 * administrators of processes.
 */
export function MorePage() {
  const texts = useTexts();
  useTabTitle(texts.moreTitle);
  const readsPlans = usePermission('purchase:purchasePlan:list');
  const readsAll = usePermission('flowable:task:all');
  return (
    <>
      <PageHeader title={texts.moreTitle} description={texts.moreHint(MAX_SHOWN)} />
      <div className="gezi-more">
        <FlowCard
          title={texts.waitingTasks}
          list={listTodoTasks}
          more="/flowable/task/todo"
          empty={texts.waitingTasksNone}
          max={MAX_SHOWN}
          ofTasks
        />
        <FlowCard
          title={readsAll ? texts.allFlows : texts.myFlows}
          list={readsAll ? listAllFlows : listMyFlows}
          more={readsAll ? '/flowable/task/all' : '/flowable/task/process'}
          empty={texts.flowsNone}
          max={MAX_SHOWN}
        />
        {readsPlans && <WaitingPlans max={MAX_SHOWN} />}
      </div>
    </>
  );
}
