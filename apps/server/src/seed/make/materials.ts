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

/** The type tree of a tenant: two levels, roots first. */
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
 * Materials of a tenant, all models of all types.
 *
 * @param only types (by the start of their code) the tenant uses; all by default
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

/** How much dearer the next model is: by weight and volume the grade tells, by piece the size. */
const stepOf = (unit: string): number => (['吨', '千克', '升'].includes(unit) ? 0.06 : 0.38);

/** Prices as people write them: more than 100 yuan in whole tens or fives, cents below. */
function rounded(price: number): string {
  if (price >= 1000) return String(Math.round(price / 10) * 10);
  return price >= 100 ? String(Math.round(price / 5) * 5) : price.toFixed(2);
}
