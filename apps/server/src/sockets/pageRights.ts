/**
 * Pages of the grid sync that show records not everybody may see, by the beginning of their id. Other pages are open to
 * everyone of the buying side in the tenant.
 */
const RIGHTS: readonly { prefix: string; permission: string }[] = [
  { prefix: 'purchasePlan', permission: 'purchase:purchasePlan:list' },
];

const PAGE_ID = /^[\w.:-]{1,100}$/;

/** The permission a page asks for, `''` for none; undefined when the text is no page id. */
export function pageRight(pageId: string): string | undefined {
  if (!PAGE_ID.test(pageId)) return undefined;
  return RIGHTS.find(({ prefix }) => pageId.startsWith(prefix))?.permission ?? '';
}
