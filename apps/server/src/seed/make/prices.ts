import { priceSource, type PriceSource } from '@gezi/domain';
import { seedId } from '../seedId';
import type { Random } from '../random';
import type { Calendar } from './calendar';

export interface PricedMaterial {
  id: string;
  unit: string;
  /** Yuan per unit. */
  referencePrice: string | null;
}

interface PriceWorld {
  tenantId: number;
  calendar: Calendar;
  material: PricedMaterial;
  /** Ids of the suppliers that offer the material; at least two. */
  suppliers: readonly string[];
}

/** Age of the first purchase in days, and about the days between two purchases. */
const FIRST = 730;
const BETWEEN = 90;

/** Days from the bids to each later document of the winner. */
const FOLLOWING: readonly [PriceSource, days: number, prefix: string][] = [
  [priceSource.award, 7, 'CG'],
  [priceSource.contract, 14, 'HT'],
  [priceSource.order, 25, 'DD'],
];

/** Prices of a material over two years: in each purchase all suppliers bid, and the lowest bid wins. */
export function pricesOf({ tenantId, calendar, material, suppliers }: PriceWorld, firstNumber: number, random: Random) {
  const levels = new Map(suppliers.map((id) => [id, random.between(94, 110) / 100]));
  const drift = random.between(-12, 18) / 100;
  const base = Number(material.referencePrice);
  const rows: PriceRow[] = [];
  for (let age = FIRST - random.between(0, 60); age > 30; age -= BETWEEN + random.between(-20, 25)) {
    const market = base * (1 - (drift * age) / FIRST);
    const count = quantity(base, random);
    const bids = suppliers.map((supplierId) => ({
      supplierId,
      price: rounded(market * levels.get(supplierId)! * (0.97 + random.between(0, 60) / 1000)),
    }));
    const [winner] = bids.toSorted((one, other) => Number(one.price) - Number(other.price));
    const project = `CG${dayOf(calendar.moment(age, random))}${String(random.between(1, 999)).padStart(4, '0')}`;
    for (const bid of bids) add(bid, priceSource.bid, project, age);
    for (const [source, days, prefix] of FOLLOWING) {
      if (age > days) add(winner!, source, project.replace('CG', prefix), age - days);
    }

    function add(bid: { supplierId: string; price: string }, source: PriceSource, busNo: string, days: number) {
      const priceTime = calendar.moment(days, random);
      rows.push({
        id: seedId('materialPrice', firstNumber + rows.length),
        materialId: material.id,
        ...bid,
        count: String(count),
        unit: material.unit,
        source,
        busNo,
        priceTime,
        createBy: 'purchaser',
        createTime: priceTime,
        tenantId,
      });
    }
  }
  return rows;
}

interface PriceRow {
  id: string;
  materialId: string;
  supplierId: string;
  price: string;
  count: string;
  unit: string;
  source: PriceSource;
  busNo: string;
  priceTime: string;
  createBy: string;
  createTime: string;
  tenantId: number;
}

const dayOf = (moment: string): string => moment.slice(0, 10).replaceAll('-', '');

/** Cheap materials are bought in larger quantities. */
function quantity(price: number, random: Random): number {
  if (price < 50) return random.between(5, 40) * 10;
  return price < 1000 ? random.between(4, 60) : random.between(1, 12);
}

/** Rounds a price to yuan from 1,000 yuan, to ten cents from 100 yuan, otherwise to cents. */
function rounded(price: number): string {
  if (price >= 1000) return String(Math.round(price));
  return price >= 100 ? price.toFixed(1) : price.toFixed(2);
}
