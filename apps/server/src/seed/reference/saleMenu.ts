import type { MenuSeed } from './MenuSeed';
import { EXPORT_DOCX, listButton, type ListName } from './listButtons';
import { saleOrderMenus } from './orderMenus';
import type { RoleCode } from './roles';

const CONTRACTS: ListName = ['合同', 'contracts'];
const suppliers: readonly RoleCode[] = ['supplier'];

/** Contracts as their suppliers see them. */
export const saleMenu: MenuSeed = {
  number: 1650,
  name: '销售管理',
  nameEn: 'Sales',
  url: '/sale',
  component: 'layouts/RouteView',
  redirect: '/sale/contract',
  icon: 'shop',
  roles: suppliers,
  children: [
    {
      number: 1651,
      name: '销售合同',
      nameEn: 'Sales contracts',
      url: '/sale/contract',
      component: 'sale/ContractList',
      icon: 'file-done',
      keepAlive: true,
      roles: suppliers,
      buttons: [
        listButton(1653, ['查看', 'View'], CONTRACTS, 'sale:saleContract:list', suppliers),
        listButton(1654, ['确认', 'Confirm'], CONTRACTS, 'contract:contractInfo:supplierConfirm', suppliers),
        listButton(1655, ['拒绝', 'Refuse'], CONTRACTS, 'contract:contractInfo:supplierReject', suppliers),
        listButton(1656, EXPORT_DOCX, CONTRACTS, 'contract:contractInfo:exportDocx', suppliers),
      ],
    },
    {
      number: 1652,
      name: '销售合同详情',
      nameEn: 'Sales contract',
      url: '/sale/contract/view',
      component: 'sale/ContractView',
      hidden: true,
      keepAlive: true,
      roles: suppliers,
    },
    ...saleOrderMenus,
  ],
};
