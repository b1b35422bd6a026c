import type { MenuSeed } from './MenuSeed';
import { listButtons, workbookButtons } from './listButtons';
import { siteEditors } from './menuRoles';

/** Contents of the public site. */
export const portalMenu: MenuSeed = {
  number: 1800,
  name: '门户管理',
  nameEn: 'Portal',
  url: '/portal',
  component: 'layouts/RouteView',
  redirect: '/portal/help',
  icon: 'global',
  roles: siteEditors,
  children: [
    {
      number: 1801,
      name: '帮助文档',
      nameEn: 'Help documents',
      url: '/portal/help',
      component: 'portal/HelpList',
      icon: 'book',
      keepAlive: true,
      roles: siteEditors,
      buttons: listButtons(1811, ['帮助文档', 'help documents'], 'portal:operateDirectory', siteEditors),
    },
    {
      number: 1802,
      name: '新闻',
      nameEn: 'News',
      url: '/portal/news',
      component: 'portal/NewsList',
      icon: 'read',
      keepAlive: true,
      roles: siteEditors,
      buttons: workbookButtons(1821, ['新闻', 'news'], 'portal:news', siteEditors),
    },
    {
      number: 1803,
      name: '页面',
      nameEn: 'Pages',
      url: '/portal/page',
      component: 'portal/PageList',
      icon: 'layout',
      keepAlive: true,
      roles: siteEditors,
      buttons: [
        { number: 1831, name: '编辑页面', nameEn: 'Edit pages', perms: 'portal:page:edit', roles: siteEditors },
      ],
    },
    {
      number: 1804,
      name: '协议',
      nameEn: 'Agreements',
      url: '/portal/protocol',
      component: 'portal/ProtocolList',
      icon: 'audit',
      keepAlive: true,
      roles: siteEditors,
      buttons: listButtons(1841, ['协议', 'agreements'], 'portal:protocol', siteEditors),
    },
  ],
};
