import { seedId } from '../seedId';
import type { DepartSeed, TenantSeed } from '../data/organisation';

export type DepartRow = ReturnType<typeof departRow>;

/** Rows of a tenant's departments, parents first. Codes extend the parent's: `A01`, `A01A01`. */
export function departments(tenant: TenantSeed, firstNumber: number): DepartRow[] {
  const rows: DepartRow[] = [];
  function add(depart: DepartSeed, parent: DepartRow | undefined, place: number) {
    const letter = parent ? 'A' : tenant.letter;
    const orgCode = `${parent?.orgCode ?? ''}${letter}${String(place).padStart(2, '0')}`;
    const row = departRow(depart, { tenant, parent, orgCode, place, number: firstNumber + rows.length });
    rows.push(row);
    depart.children?.forEach((child, index) => add(child, row, index + 1));
  }
  add(tenant.root, undefined, 1);
  return rows;
}

interface Place {
  tenant: TenantSeed;
  parent: { id: string; orgType: string } | undefined;
  orgCode: string;
  place: number;
  number: number;
}

const departRow = (depart: DepartSeed, { tenant, parent, orgCode, place, number }: Place) => ({
  id: seedId('depart', number),
  parentId: parent?.id ?? '',
  departName: depart.name,
  departNameEn: depart.nameEn,
  departNameAbbr: depart.short ?? null,
  departOrder: place,
  orgCategory: depart.category ?? '2',
  orgType: String(Number(parent?.orgType ?? 0) + 1),
  orgCode,
  address: parent ? null : tenant.address,
  status: '1',
  delFlag: 0,
  createBy: 'admin',
  sysOrgCode: orgCode,
  tenantId: tenant.id,
});
