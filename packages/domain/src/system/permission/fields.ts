import { listFields } from '../../kit';
import type { PermissionNode } from './menu';

/** Fields of the tree of menus and buttons. */
export const menuFields = listFields<PermissionNode>()([
  { key: 'name', label: { 'zh-CN': '菜单名称', 'en-US': 'Name' }, width: 240 },
  { key: 'menuType', label: { 'zh-CN': '菜单类型', 'en-US': 'Type' }, width: 100 },
  { key: 'icon', label: { 'zh-CN': '图标', 'en-US': 'Icon' }, width: 60 },
  { key: 'url', label: { 'zh-CN': '访问路径', 'en-US': 'Path' } },
  { key: 'component', label: { 'zh-CN': '前端组件', 'en-US': 'Component' }, width: 220 },
  { key: 'sortNo', label: { 'zh-CN': '排序', 'en-US': 'Order' }, kind: 'number', width: 70 },
]);
