import type { Caller } from '../../platform/http/Caller';
import { writtenNotice } from '../notices/writtenNotice';
import type { RecordServices } from '../RecordServices';

/** A notice about a document. */
interface DocumentNotice {
  /** Recipients; the sender is left out. */
  userIds: readonly (string | null)[];
  title: () => string;
  content: () => string;
  /** Page of the document. */
  page: string;
  busType: string;
  busId: string;
  priority?: 'L' | 'M' | 'H';
}

/** Notices that lead to a document. Windows of the recipients are notified after the transaction. */
export function documentNotices({ notices }: Pick<RecordServices, 'notices'>) {
  const waiting: (() => void)[] = [];
  return {
    /** Stores a notice, within the current transaction. */
    async send(caller: Caller, { userIds, title, content, page, busType, busId, priority = 'M' }: DocumentNotice) {
      const readers = [...new Set(userIds)].filter((id): id is string => Boolean(id) && id !== caller.userId);
      if (readers.length === 0) return;
      waiting.push(
        await notices.send({
          tenantId: caller.tenantId,
          userIds: readers,
          ...writtenNotice({ title, content }),
          priority,
          sender: caller.username,
          link: { page, busType, busId },
        }),
      );
    },
    /** Notifies open windows; call it after the transaction commits. */
    notifyWindows: () => {
      for (const notify of waiting.splice(0)) notify();
    },
  };
}
