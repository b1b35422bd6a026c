import { materialTypes } from '../data/materials';
import { banks, brandWords, regions, trades } from '../data/suppliers';
import { familyNames, maleNames, pairsOf, femaleNames } from '../data/names';
import { seedId } from '../seedId';
import type { Random } from '../random';
import { creditCode } from './creditCode';
import { typeId } from './materials';

export type SupplierRow = ReturnType<typeof supplierRow>;

const typeNames = new Map(materialTypes.flatMap(({ children }) => children.map(({ code, name }) => [code, name])));
const family = pairsOf(familyNames).map(([name]) => name);
const given = [...pairsOf(maleNames), ...pairsOf(femaleNames)].map(([name]) => name);

/** Suppliers in every state; the first ten are active and approved. */
export function suppliers(tenantId: number, count: number, firstNumber: number, random: Random): SupplierRow[] {
  return Array.from({ length: count }, (_, at) => supplierRow(tenantId, firstNumber + at, at, random));
}

function supplierRow(tenantId: number, number: number, place: number, random: Random) {
  const region = regions[(number * 3) % regions.length]!;
  const trade = trades[place % trades.length]!;
  // Shifted by the tenant, so that no two tenants have suppliers of the same name.
  const word = brandWords[(number * 7 + (tenantId - 1) * 3) % brandWords.length]!;
  const name = `${region.name}${word}${trade.name}有限公司`;
  const person = random.pick(family) + random.pick(given);
  const { auditStatus, status } = place < 10 ? { auditStatus: '1', status: '1' } : stateOf(place);
  return {
    id: seedId('supplier', number),
    name,
    shortName: word + trade.name,
    creditCode: creditCode(region.code, 1_000_000 + number * 739),
    supplierType: trade.kind,
    legalPerson: random.pick(family) + random.pick(given),
    registerCapital: String(random.pick([200, 500, 800, 1000, 2000, 5000, 10_000])),
    establishDate: `${random.between(1998, 2021)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    linkman: person,
    mobile: `1390000${String(1000 + number)}`,
    email: `contact${number}@supplier.example`,
    address: `${region.address} ${random.between(8, 1988)} 号`,
    bankName: `${random.pick(banks)}${region.name}分行`,
    bankAccount: `62220000${String(number).padStart(4, '0')}${random.between(1000, 9999)}`,
    businessScope: trade.scope,
    supplierMaterialTypeList: trade.types.map((code) => ({
      materialTypeId: typeId(tenantId, code),
      materialTypeName: typeNames.get(code)!,
    })),
    level: auditStatus === '1' ? random.pick(['A', 'B', 'B', 'C', 'C', 'D']) : null,
    score: auditStatus === '1' ? String(random.between(68, 97)) : null,
    status,
    auditStatus,
    auditOpinion: auditStatus === '2' ? '营业执照已过期，请更新后重新提交' : null,
    auditUser: ['1', '2'].includes(auditStatus) ? 'manager' : null,
    source: random.pick(['1', '1', '2', '3']),
    createBy: 'admin',
    tenantId,
  };
}

const stateOf = (place: number) => ({
  auditStatus: { 11: '0', 12: '0', 17: '-1', 23: '2', 29: '3', 31: '4' }[place] ?? '1',
  status: { 15: '2', 21: '3' }[place] ?? '1',
});

const two = (number: number) => String(number).padStart(2, '0');
