import type { MenuSeed } from './MenuSeed';
import { workbookButtons, listButtons } from './listButtons';

/** Pages of announcements and messages. */
export const noticeMenus: readonly MenuSeed[] = [
  {
    number: 760,
    name: '系统通告',
    nameEn: 'Announcements',
    url: '/isystem/annountCement',
    component: 'system/SysAnnouncementList',
    icon: 'notification',
    keepAlive: true,
    roles: ['admin'],
    buttons: [
      ...listButtons(761, ['系统通告', 'announcements'], 'system:annountCement', ['admin']),
      {
        number: 765,
        name: '发布系统通告',
        nameEn: 'Publish announcements',
        perms: 'system:annountCement:release',
        roles: ['admin'],
      },
      {
        number: 766,
        name: '导出系统通告',
        nameEn: 'Export announcements',
        perms: 'system:annountCement:export',
        roles: ['admin'],
      },
      {
        number: 767,
        name: '导入系统通告',
        nameEn: 'Import announcements',
        perms: 'system:annountCement:import',
        roles: ['admin'],
      },
    ],
  },
  {
    number: 770,
    name: '消息管理',
    nameEn: 'Messages',
    url: '/modules/message/sysMessageList',
    component: 'modules/message/SysMessageList',
    icon: 'mail',
    keepAlive: true,
    roles: ['admin'],
    buttons: workbookButtons(771, ['消息', 'messages'], 'system:sysMessage', ['admin']),
  },
  {
    number: 780,
    name: '消息模板',
    nameEn: 'Message templates',
    url: '/modules/message/sysMessageTemplateList',
    component: 'modules/message/SysMessageTemplateList',
    icon: 'snippets',
    keepAlive: true,
    roles: ['admin'],
    buttons: workbookButtons(781, ['消息模板', 'message templates'], 'system:sysMessageTemplate', ['admin']),
  },
  {
    number: 790,
    name: '消息通道',
    nameEn: 'Message channels',
    url: '/modules/message/sysMessageChannelList',
    component: 'modules/message/SysMessageChannelList',
    icon: 'api',
    keepAlive: true,
    roles: ['admin'],
    buttons: listButtons(791, ['消息通道', 'message channels'], 'system:sysMessageChannel', ['admin']),
  },
];
