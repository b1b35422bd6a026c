import { ids } from './ids';
import { line, type Line } from './Line';
import { HERE, NOBODY, THERE } from './users';

/** @param editors users who also read what is for others */
export const sent = (member: string, editors: Line['reached'] = NOBODY): Line[] => [
  line('notice to all', HERE, () => ({ [member]: ids.noticeToAll })),
  line('colleague’s message', editors, () => ({ [member]: ids.colleagueNotice })),
  line('other tenant’s notice', THERE, () => ({ [member]: ids.foreignNotice })),
];

export const copies = (member: string): Line[] => [
  line('colleague’s copy', NOBODY, () => ({ [member]: 'their-copy' })),
  // The user it belongs to is the manager of the other tenant.
  line('copy in the other tenant', ['jb_manager'], () => ({ [member]: 'foreign-copy' })),
];

/** Administrators change those of their tenant; no caller administers the other one. */
export const kept = (member: string, id: string): Line[] => [
  line('own tenant’s', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s', NOBODY, () => ({ [member]: `foreign-${id}` })),
];

export const targets = (more: () => Record<string, unknown>): Line[] => [
  line('colleague', ['admin'], () => ({ ...more(), msgType: 'USER', userIds: ids.colleague })),
  line('other tenant’s user', NOBODY, () => ({ ...more(), msgType: 'USER', userIds: ids.foreignUser })),
];

export const message = { esTitle: '消息', esType: '4', esContent: '内容' };
