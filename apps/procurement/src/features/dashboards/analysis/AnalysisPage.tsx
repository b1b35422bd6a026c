import { useGreeting } from '@gezi/admin-shell';
import { usePermission, useSession } from '@gezi/client';
import { PageHeader, useLocale } from '@gezi/ui';
import { Alert } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { TodoCounts } from '../shared/TodoCounts';
import { AnalysisFigures } from './AnalysisFigures';
import { HomeCharts } from './HomeCharts';
import { MORE_PATH } from './morePath';
import { PlanCounts } from './PlanCounts';
import { useTexts } from './texts';
import { WaitingPlans } from './WaitingPlans';

/** Maximum number of waiting plans shown. */
const MAX_SHOWN = 6;

/**
 * `/dashboard/analysis`: the start page. Plans are shown only with the permission to read them.
 *
 * @param announcements the announcement card
 */
export function AnalysisPage({ announcements }: { announcements?: ReactNode }) {
  const texts = useTexts();
  const greet = useGreeting();
  const locale = useLocale();
  const { user, pendingAudit } = useSession();
  const readsPlans = usePermission('purchase:purchasePlan:list');
  const seesFigures = usePermission('purchase:purchaseInfo:list') && !user?.supplierId && user?.userType !== 'expert';
  // A user under review registered a supplier or a purchasing unit.
  const progress = user?.supplierId ? '/register-supplier' : user?.userType === 'buyer' && '/user/client/register';
  const [now] = useState(() => new Date());
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(now);

  return (
    <div className="gezi-home">
      <PageHeader
        title={greet(user?.realname ?? '', now.getHours())}
        description={texts.today(day, user?.company ?? '')}
      />
      {pendingAudit && (
        <Alert
          className="gezi-home-note"
          type="info"
          showIcon
          title={texts.pendingTitle}
          description={texts.pendingHint}
          action={progress && <Link to={progress}>{texts.pendingProgress}</Link>}
        />
      )}
      {!pendingAudit && <TodoCounts />}
      {seesFigures && !pendingAudit && <AnalysisFigures />}
      {readsPlans && <PlanCounts />}
      <div className={readsPlans ? 'gezi-home-columns' : 'gezi-home-column'}>
        {readsPlans && <WaitingPlans max={MAX_SHOWN} more={MORE_PATH} />}
        {announcements}
      </div>
      <HomeCharts />
    </div>
  );
}
