import type { MenuSeed } from './MenuSeed';
import { EXPORT, listButton, workbookButtons, type ListName } from './listButtons';
import { planDeciders, planPurchasers, planReaders, projectReaders } from './menuRoles';
import type { RoleCode } from './roles';

const ORDERS: ListName = ['采购订单', 'purchase orders'];
const RECEIPTS: ListName = ['收货单', 'receipts'];
const INCREMENTS: ListName = ['增量采购', 'increments'];
const SALE_ORDERS: ListName = ['销售订单', 'sales orders'];
const suppliers: readonly RoleCode[] = ['supplier'];
const receivers: readonly RoleCode[] = [...planPurchasers, 'declarer'];

/** Increments, purchase orders and receipts. */
export const orderMenus: readonly MenuSeed[] = [
  {
    number: 1740,
    name: '增量采购',
    nameEn: 'Increments',
    url: '/purchase/increment',
    component: 'purchase/IncrementList',
    icon: 'plus-square',
    keepAlive: true,
    roles: projectReaders,
    buttons: [
      ...workbookButtons(1741, INCREMENTS, 'purchase:purchaseIncrement', planPurchasers, projectReaders),
      listButton(1747, ['提交', 'Submit'], INCREMENTS, 'purchase:purchaseIncrement:submit', planPurchasers),
      listButton(1748, ['通过', 'Approve'], INCREMENTS, 'purchase:purchaseIncrement:approve', planDeciders),
      listButton(1749, ['驳回', 'Reject'], INCREMENTS, 'purchase:purchaseIncrement:reject', planDeciders),
      listButton(1750, ['作废', 'Void'], INCREMENTS, 'purchase:purchaseIncrement:cancel', planPurchasers),
      listButton(1751, ['生成订单', 'Order'], INCREMENTS, 'purchase:purchaseIncrement:createOrder', planPurchasers),
    ],
  },
  {
    number: 1752,
    name: '增量采购详情',
    nameEn: 'Increment',
    url: '/purchase/increment/view',
    component: 'purchase/IncrementView',
    hidden: true,
    keepAlive: true,
    roles: projectReaders,
  },
  {
    number: 1760,
    name: '采购订单',
    nameEn: 'Purchase orders',
    url: '/purchase/order',
    component: 'purchase/OrderList',
    icon: 'file-done',
    keepAlive: true,
    roles: planReaders,
    buttons: [
      ...workbookButtons(1761, ORDERS, 'purchase:purchaseOrder', planPurchasers, planReaders),
      listButton(1767, ['提交', 'Submit'], ORDERS, 'purchase:purchaseOrder:submit', planPurchasers),
      listButton(1768, ['关闭', 'Close'], ORDERS, 'purchase:purchaseOrder:close', planPurchasers),
      listButton(1769, ['取消', 'Cancel'], ORDERS, 'purchase:purchaseOrder:cancel', planPurchasers),
    ],
  },
  {
    number: 1770,
    name: '采购订单详情',
    nameEn: 'Purchase order',
    url: '/purchase/order/view',
    component: 'purchase/OrderView',
    hidden: true,
    keepAlive: true,
    roles: planReaders,
  },
  {
    number: 1771,
    name: '收货管理',
    nameEn: 'Receipts',
    url: '/order/receipt',
    component: 'order/ReceiptList',
    icon: 'inbox',
    keepAlive: true,
    roles: planReaders,
    buttons: [
      listButton(1772, ['查看', 'View'], RECEIPTS, 'order:receipt:list', planReaders),
      listButton(1773, ['办理', 'Process'], RECEIPTS, 'order:receipt:receive', receivers),
      listButton(1774, EXPORT, RECEIPTS, 'order:receipt:export', receivers),
    ],
  },
  {
    number: 1775,
    name: '收货单详情',
    nameEn: 'Receipt',
    url: '/order/receipt/view',
    component: 'order/ReceiptView',
    hidden: true,
    keepAlive: true,
    roles: planReaders,
  },
];

/** Orders as their suppliers see them. */
export const saleOrderMenus: readonly MenuSeed[] = [
  {
    number: 1780,
    name: '销售订单',
    nameEn: 'Sales orders',
    url: '/sale/order',
    component: 'sale/OrderList',
    icon: 'file-done',
    keepAlive: true,
    roles: suppliers,
    buttons: [
      listButton(1781, ['查看', 'View'], SALE_ORDERS, 'sale:saleOrder:list', suppliers),
      listButton(1782, ['确认', 'Confirm'], SALE_ORDERS, 'sale:saleOrder:confirm', suppliers),
      listButton(1783, ['发货', 'Deliver'], SALE_ORDERS, 'sale:saleOrder:deliver', suppliers),
      listButton(1784, EXPORT, SALE_ORDERS, 'sale:saleOrder:export', suppliers),
    ],
  },
  {
    number: 1785,
    name: '销售订单详情',
    nameEn: 'Sales order',
    url: '/sale/order/view',
    component: 'sale/OrderView',
    hidden: true,
    keepAlive: true,
    roles: suppliers,
  },
];
