import Big from 'big.js';

/** States of orders that the supplier confirmed; dictionary order_status. */
export const BINDING_ORDERS = ['2', '4', '5', '6', '7', '8'] as const;

/** States of confirmed orders of which goods are to be delivered; dictionary order_status. */
export const UNDELIVERED_ORDERS = ['2', '4', '6'] as const;

/** Σ of decimals, exact. */
export const exactSum = (amounts: readonly (string | number)[]): string =>
  amounts.reduce<Big>((sum, amount) => sum.plus(amount), Big(0)).toString();

/** Decimals of {@link savingRate}. */
const RATE_DECIMALS = 4;

/** Roles that see figures of the whole tenant, and those that see figures of the departments in their charge. */
const TENANT_ROLES = ['admin', 'manager', 'purchaser'];
const DEPARTMENT_ROLES = ['approver'];

interface FigureReader {
  roles: readonly string[];
  userType: string;
  supplierId: string | null;
}

/** Whose documents the figures of a caller count. Suppliers, experts and all other roles see no figures. */
export function figureScopeOf({ roles, userType, supplierId }: FigureReader): 'tenant' | 'departments' | 'none' {
  if (supplierId || userType === 'supplier' || userType === 'expert') return 'none';
  if (roles.some((role) => TENANT_ROLES.includes(role))) return 'tenant';
  return roles.some((role) => DEPARTMENT_ROLES.includes(role)) ? 'departments' : 'none';
}

/** Share of the budget that was saved, half-up to 4 decimals; 0 without a budget (contract, part 3 §5.12). */
export const savingRate = (saved: string | number, budget: string | number): number =>
  Big(budget).eq(0) ? 0 : Big(saved).div(budget).round(RATE_DECIMALS, Big.roundHalfUp).toNumber();

/** The months of a year, or the twelve up to a day; `YYYY-MM`, oldest first. @param today `YYYY-MM-DD` */
export function monthsOf(year: number | undefined, today: string): string[] {
  const [ofYear, month] = year === undefined ? today.split('-').map(Number) : [year, 12];
  return Array.from({ length: 12 }, (_, nth) => {
    const at = ofYear! * 12 + month! - 12 + nth;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
