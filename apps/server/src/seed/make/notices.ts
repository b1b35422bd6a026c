import { announcements } from '../data/announcements';
import { seedId } from '../seedId';
import type { Random } from '../random';
import type { Calendar } from './calendar';

export interface PersonalNotice {
  userId: string;
  title: string;
  content: string;
  priority: 'L' | 'M' | 'H';
  /** Route that 查看 opens. */
  page?: string;
}

interface NoticeWorld {
  tenantId: number;
  calendar: Calendar;
  sender: string;
  /** Messages of today, each to one user. */
  personal: readonly PersonalNotice[];
  firstNumber: number;
}

/** Published announcements and system messages to the whole tenant, and messages to single users. */
export function notices({ tenantId, calendar, sender, personal, firstNumber }: NoticeWorld, random: Random) {
  const common = { sender, sendStatus: '1', delFlag: '0', createBy: sender, tenantId };
  const forAll = announcements.map((seed, at) => {
    const sendTime = calendar.moment(seed.age, random);
    return {
      ...common,
      id: seedId('announcement', firstNumber + at),
      titile: seed.title,
      msgAbstract: seed.abstract,
      msgContent: paragraphs(seed.content),
      priority: seed.priority,
      msgCategory: seed.category,
      msgType: 'ALL',
      userIds: null,
      startTime: sendTime,
      sendTime,
      createTime: sendTime,
      openType: seed.page ? 'url' : null,
      openPage: seed.page ?? null,
    };
  });
  const forOne = personal.map((notice, at) => {
    const sendTime = calendar.moment(0, random);
    return {
      ...common,
      id: seedId('announcement', firstNumber + forAll.length + at),
      titile: notice.title,
      msgAbstract: notice.content,
      msgContent: paragraphs([notice.content]),
      priority: notice.priority,
      msgCategory: '2',
      msgType: 'USER',
      userIds: `${notice.userId},`,
      startTime: sendTime,
      sendTime,
      createTime: sendTime,
      openType: notice.page ? 'url' : null,
      openPage: notice.page ?? null,
    };
  });
  const copies = forOne.map(({ id, createTime }, at) => ({
    id,
    anntId: id,
    userId: personal[at]!.userId,
    readFlag: '0',
    createBy: sender,
    createTime,
    tenantId,
  }));
  return { rows: [...forAll, ...forOne], copies };
}

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
