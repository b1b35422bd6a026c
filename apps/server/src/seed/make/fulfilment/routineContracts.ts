import { contractStatus, orderStatus } from '@gezi/domain';
import type { ContractSeed, OrderSeed } from '../../data/contracts';
import { materialTypes } from '../../data/materials';

/** Number of contracts, and days between two of them. */
const [COUNT, BETWEEN] = [36, 9.4];
/** The first one was drafted this number of days before today. */
const FIRST = 356;
/** Youngest order that is completed, in days: two deliveries take that long. */
const YOUNGEST = 19;

/** Contracts of the last year that run as planned, one every nine days: every third is a framework agreement. */
export function routineContracts(): ContractSeed[] {
  const types = materialTypes.flatMap(({ children }) => children.map(({ name }) => name));
  return Array.from({ length: COUNT }, (_, at) => {
    const materials = types[(at * 7) % types.length]!;
    const age = Math.round(FIRST - at * BETWEEN);
    return at % 3 === 0 ? framework(materials, age, at) : single(materials, age, at);
  });
}

const framework = (materials: string, age: number, at: number): ContractSeed => ({
  name: `${materials}长期供货框架协议`,
  isFramework: true,
  materials,
  lines: 3 + (at % 3),
  age,
  term: 560,
  to: contractStatus.inForce,
  orders: monthly(age - 12, at),
});

/** An order every five weeks. */
function monthly(from: number, at: number): OrderSeed[] {
  const orders: OrderSeed[] = [];
  for (let age = from; age > YOUNGEST; age -= 36 + (at % 4)) orders.push(routine(age, at + orders.length));
  return orders;
}

/** Two orders take everything, and the second completes the contract. */
function single(materials: string, age: number, at: number): ContractSeed {
  const orders = [routine(age - 9, at), routine(age - 34, at + 1)];
  orders[0]!.share = 40 + (at % 3) * 10;
  const placed = orders.filter((order) => order.age > YOUNGEST);
  return {
    name: `${materials}采购合同`,
    materials,
    lines: 2 + (at % 4),
    age,
    term: 360 + (at % 5) * 30,
    to: placed.length < orders.length ? contractStatus.inForce : contractStatus.completed,
    orders: placed,
  };
}

const routine = (age: number, at: number): OrderSeed => ({
  age,
  to: orderStatus.completed,
  parts: at % 2 === 0 ? 2 : 1,
  ...(at % 7 === 3 && { rejected: 15 }),
  ...(at % 5 === 2 && { isForDeclarer: true }),
});
