import type { MenuRow } from './buildMenu';

/** Components, or folders of components, that only our own client has; clients of the family have all others. */
const OWN_COMPONENTS = [
  'contract/',
  'customer/',
  'dashboard/Monitor',
  'demo/',
  'evaluation/',
  'flowable/',
  'material/',
  'modules/message/SysMessageChannelList',
  'modules/online/cgform/OnlCgformDataList',
  'modules/online/cgform/OnlCgformHeadEdit',
  'modules/online/cgreport/OnlCgreportHeadEdit',
  'order/',
  'portal/',
  'procurement/',
  'purchase/',
  'sale/',
  'supplier/',
  'system/DepartRoleList',
  'system/SysUserAgentList',
];

/** True if only our own client has the component. */
const isOwnComponent = (component: string): boolean =>
  OWN_COMPONENTS.some((own) => (own.endsWith('/') ? component.startsWith(own) : component === own));

/** Components that our own client shows within another page, so that its menu hides them. */
const MERGED_COMPONENTS: ReadonlySet<string | null> = new Set(['modules/online/cgform/OnlCgformHeadList']);

/** Leaves out pages with own components, and the headings that have no other pages; shows pages that we have merged. */
export function withoutOwnPages<Row extends Place>(rows: readonly Row[]) {
  const known = rows.filter(({ component }) => !isOwnComponent(component ?? ''));
  return known
    .filter((row) => !isHeading(row) || !hasPages(row, rows) || hasPages(row, known))
    .map((row) => (MERGED_COMPONENTS.has(row.component) ? { ...row, hidden: false } : row));
}

type Place = Pick<MenuRow, 'id' | 'parentId' | 'component'> & { hidden?: boolean };

const isHeading = ({ component }: Place) => component?.startsWith('layouts/') ?? false;

/** True if a page is below the heading, at any depth. */
const hasPages = (heading: Place, rows: readonly Place[]): boolean =>
  rows.some((row) => row.parentId === heading.id && (!isHeading(row) || hasPages(row, rows)));
