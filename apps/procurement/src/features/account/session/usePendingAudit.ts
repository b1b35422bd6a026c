import type { Session } from '@gezi/client';
import { App } from 'antd';
import { useTexts } from '../../../visitor/texts';

/** Informs a user after sign-in that their registration or change is under review. */
export function usePendingAudit(): (session: Session) => void {
  const texts = useTexts();
  const { notification } = App.useApp();
  return ({ pendingAudit, user }) => {
    if (!pendingAudit) return;
    const changed = String(user?.status) === '-1';
    notification.info({ title: texts.pendingTitle, description: changed ? texts.pendingChange : texts.pendingNew });
  };
}
