import { useClient } from '@gezi/client';
import type { Announcement } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { noticeTarget, recordPath } from './core/noticeTarget';
import { NoticeDialog } from './NoticeDialog';
import { menuQuery, readNotice } from './queries';

type Opened = Pick<Announcement, 'id' | 'openType' | 'openPage' | 'busId'>;

export interface NoticeOpening {
  /** Opens the page of its record, or the notice itself. */
  open: (notice: Opened) => void;
  /** Shows the notice itself. @returns false while another notice is shown */
  popUp: (notice: Opened) => boolean;
}

/**
 * Opens notices and marks them as read; one that popped up when its dialog is closed.
 *
 * @returns the actions, and the dialog to render
 */
export function useNoticeOpening(): NoticeOpening & { dialog: ReactNode } {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate: markRead } = useMutation(readNotice(client, queries));
  const [shown, setShown] = useState<string>();
  const [isUnread, setUnread] = useState(false);

  const open = useCallback(
    (notice: Opened) => {
      markRead(notice.id);
      const target = noticeTarget(notice);
      if (target.kind === 'detail') return setShown(notice.id);
      const openTarget = async () => {
        const menu = await queries.fetchQuery(menuQuery(client)).catch(() => []);
        const path = recordPath(target.page, target.id, menu);
        // The notice itself is the fallback without access to the page.
        if (path === undefined) setShown(notice.id);
        else await navigate(path);
      };
      void openTarget();
    },
    [client, queries, navigate, markRead],
  );

  function popUp({ id }: Opened): boolean {
    if (shown !== undefined) return false;
    setShown(id);
    setUnread(true);
    return true;
  }

  function close() {
    if (shown !== undefined && isUnread) markRead(shown);
    setShown(undefined);
    setUnread(false);
  }

  return { open, popUp, dialog: <NoticeDialog id={shown} onClose={close} /> };
}
