import { materialTypes } from '../data/materials';
import { seedId } from '../seedId';
import type { Random } from '../random';

export interface MaterialRow {
  id: string;
  code: string;
  name: string;
  typeId: string;
  typeName: string;
  materialDes: string;
  unit: string;
  models: string;
  brand: string;
  referencePrice: string;
  status: string;
  tenantId: number;
}

/** Material types of a tenant: a tree of two levels, roots first. */
export function materialTypeRows(tenantId: number) {
  const base = { level: 1, pid: '0', hasChild: '1', status: '1', createBy: 'admin', tenantId };
  return materialTypes.flatMap(({ code, name, children }, place) => {
    const root = { ...base, id: typeId(tenantId, code), code, name, sortOrder: place + 1 };
    const leaves = children.map((leaf, at) => ({
      ...base,
      id: typeId(tenantId, leaf.code),
      pid: root.id,
      code: leaf.code,
      name: leaf.name,
      level: 2,
      sortOrder: at + 1,
      hasChild: '0',
    }));
    return [root, ...leaves];
  });
}

/**
 * Materials of a tenant, one per model.
 *
 * @param only code prefixes of the types the tenant uses; default: all
 */
export function materialRows(tenantId: number, random: Random, only: readonly string[] = ['']): MaterialRow[] {
  return materialTypes
    .flatMap(({ children }) => children)
    .filter(({ code }) => only.some((start) => code.startsWith(start)))
    .flatMap((leaf) =>
      leaf.items
        .flatMap(([name, price, ...models]) =>
          models.map((model, size) => ({ name, model, price: price * (1 + stepOf(leaf.unit) * size) })),
        )
        .map(({ name, model, price }, at) => {
          const number = Number(leaf.code) * 1000 + at + 1;
          return {
            id: seedId('material', tenantId * 10_000_000 + number),
            code: `${leaf.code}${String(at + 1).padStart(4, '0')}`,
            name,
            typeId: typeId(tenantId, leaf.code),
            typeName: leaf.name,
            materialDes: leaf.description,
            unit: leaf.unit,
            models: model,
            brand: random.pick(leaf.brands),
            referencePrice: rounded(price * (0.96 + random.between(0, 8) / 100)),
            status: '1',
            createBy: 'admin',
            tenantId,
          };
        }),
    );
}

export const typeId = (tenantId: number, code: string): string =>
  seedId('materialType', tenantId * 10_000 + Number(code));

/** Relative price increase per model: small for grades (sold by weight or volume), large for sizes (sold by piece). */
const stepOf = (unit: string): number => (['吨', '千克', '升'].includes(unit) ? 0.06 : 0.38);

/** Rounds a price to tens from 1,000 yuan, to fives from 100 yuan, otherwise to cents. */
function rounded(price: number): string {
  if (price >= 1000) return String(Math.round(price / 10) * 10);
  return price >= 100 ? String(Math.round(price / 5) * 5) : price.toFixed(2);
}
