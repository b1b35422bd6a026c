import type { Announcement, NoticeList } from '@gezi/domain';
import { App, Button } from 'antd';
import { useTexts } from './texts';
import { useNewNotices } from './useNewNotices';
import type { NoticeOpening } from './useNoticeOpening';

/** Toasts shown at once; the bell counts the rest. */
const MAX_TOASTS = 3;
/** Seconds. */
const SHOWN_FOR = 6;

/** Pops up a new urgent announcement, and shows a toast for every other new notice. */
export function useNoticeAlerts(list: NoticeList | undefined, { open, popUp }: NoticeOpening): void {
  const texts = useTexts();
  const { notification } = App.useApp();

  useNewNotices(list, (fresh) => {
    const urgent = fresh.find(isUrgentAnnouncement);
    const isShown = urgent !== undefined && popUp(urgent);
    for (const notice of fresh.filter((one) => !isShown || one !== urgent).slice(0, MAX_TOASTS)) toast(notice);
  });

  function toast(notice: Announcement) {
    notification.info({
      key: notice.id,
      title: notice.titile,
      description: notice.msgAbstract,
      placement: 'bottomRight',
      duration: SHOWN_FOR,
      actions: (
        <Button
          size="small"
          onClick={() => {
            notification.destroy(notice.id);
            open(notice);
          }}
        >
          {texts.view}
        </Button>
      ),
    });
  }
}

const isUrgentAnnouncement = ({ priority, msgCategory }: Announcement) => priority === 'H' && msgCategory === '1';
