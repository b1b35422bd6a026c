import {
  contractStatus,
  contractType,
  orderStatus,
  supplementStatus,
  type ContractDetailIn,
  type OrderDetailIn,
} from '@gezi/domain';
import type { ContractSeed, OrderSeed } from '../../data/contracts';
import { contractOf, type DemoContract } from './contract';
import { executorChangeOf, type ExecutorChangeRow } from './executorChange';
import { incrementOf } from './increment';
import { orderOf, type DemoOrder } from './order';
import { supplementOf, type SupplementRow } from './supplement';
import { SYSTEM, type DemoAward, type FulfilmentWorld } from './world';

/** Contracts, orders, receipts and increments of the demo, made by the rules of the domain. */
export function fulfilment(seeds: readonly ContractSeed[], world: FulfilmentWorld) {
  const { calendar, random } = world;
  const made = {
    contracts: [] as DemoContract[],
    supplements: [] as SupplementRow[],
    executorChanges: [] as ExecutorChangeRow[],
    increments: [] as ReturnType<typeof incrementOf>[],
    orders: [] as DemoOrder[],
    /** Projects of which every winner has a contract in force, with the time of the last confirmation. */
    contracted: [] as { id: string; time: string }[],
  };
  for (const [at, seed] of seeds.entries()) fromSeed(seed, at);
  for (const [at, award] of world.awards.entries()) fromAward(award, at);
  return made;

  function fromSeed(seed: ContractSeed, at: number): void {
    const time = calendar.past(seed.age, 9 + (at % 12) / 2);
    const isFramework = seed.isFramework ?? false;
    const contract = contractOf(
      {
        name: seed.name,
        contractType: isFramework ? contractType.framework : contractType.project,
        supplier: supplierOf(seed, at),
        time,
        endDate: calendar.dayAfter(time, seed.term),
        lines: linesOf(seed, at),
        limit: '3000000',
      },
      world,
    );
    made.contracts.push(contract);
    begin(contract, seed);
    if (contract.row.signTime === null) return;
    if (seed.executorChange) {
      const applied = calendar.later(contract.time(), 30);
      made.executorChanges.push(executorChangeOf(contract, { time: applied, to: seed.executorChange }, world));
    }
    const [first, ...others] = seed.orders ?? [];
    if (first) place(contract, first, at);
    for (const [nth, to] of (seed.supplements ?? []).entries()) {
      // A supplement that waits is a recent one.
      const isOver = to === supplementStatus.effective || to === supplementStatus.refused;
      const written = isOver ? calendar.later(contract.time(), 24 * (20 + nth)) : calendar.past(3, 10);
      const endDate = calendar.dayAfter(time, seed.term + 60 * (nth + 1));
      made.supplements.push(supplementOf(contract, { time: written, endDate, to }, world));
    }
    for (const [nth, order] of others.entries()) place(contract, order, at + nth + 1);
    for (const [nth, to] of (seed.increments ?? []).entries()) increment(contract, to, nth);
    finish(contract, seed);
  }

  /** Submission, decision and confirmation, as far as the contract gets. */
  function begin(contract: DemoContract, { to, words = '', isRefused }: ContractSeed): void {
    if (to === contractStatus.draft) return;
    contract.submit();
    if (to === contractStatus.inApproval) return;
    if (to === contractStatus.rejected && !isRefused) return contract.reject(words);
    contract.approve();
    if (isRefused) return contract.supplierReject(words);
    const isUnconfirmed = to === contractStatus.terminated && words.endsWith('尚未确认');
    if (isUnconfirmed) return terminate(contract, words);
    if (to !== contractStatus.toConfirm) contract.supplierConfirm();
  }

  /** The end of a contract that was in force. */
  function finish(contract: DemoContract, { to, words = '' }: ContractSeed): void {
    const { row } = contract;
    if (to === contractStatus.terminated) terminate(contract, words);
    if (to === contractStatus.completed && row.status !== to)
      contract.take('complete', contract.executor(), endOf(contract));
    if (to === contractStatus.expired) contract.take('expire', SYSTEM, endOf(contract));
    if (row.status !== to) throw new Error(`${row.contractName} is ${row.status} instead of ${to}`);
  }

  function terminate(contract: DemoContract, reason: string): void {
    const set = { terminateReason: reason };
    contract.take('terminate', world.manager, endOf(contract), { input: { reason }, set });
  }

  /** A time after everything of a contract. */
  function endOf(contract: DemoContract): string {
    const times = made.orders.flatMap(({ row }) => (row.contractId === contract.row.id ? row.updateTime! : []));
    return calendar.later([contract.time(), ...times].toSorted().at(-1)!, 30);
  }

  function place(contract: DemoContract, seed: OrderSeed, at: number): DemoOrder {
    const time = calendar.past(seed.age, 9 + (at % 13) / 2);
    const demandTime = calendar.dayAfter(time, seed.due ?? 30);
    const consignee = seed.isForDeclarer ? world.declarer : world.purchaser;
    const order = orderOf(contract, { time, demandTime, consignee, lines: orderLines(contract, seed) }, world);
    made.orders.push(order);
    carryOut(order, seed);
    const overdue = seed.age - (seed.due ?? 30);
    if (overdue > 1) order.remind(calendar.past(overdue - 1, 9));
    return order;
  }

  /** Takes an order to its state. */
  function carryOut(order: DemoOrder, { to, parts = 1, rejected = 0, isForDeclarer }: OrderSeed): void {
    const receiver = isForDeclarer ? world.declarer : world.purchaser;
    if (to === orderStatus.draft) return;
    order.submit();
    if (to === orderStatus.toConfirm) return;
    if (to === orderStatus.cancelled) return order.cancel();
    if (to === orderStatus.refused) return order.refuse('库存不足，无法按需求日期交货');
    order.confirm();
    if (to === orderStatus.toDeliver) return;
    if (to === orderStatus.delivered) return order.deliver(1, 60);
    if (to === orderStatus.partlyDelivered) return order.deliver(0.5, 60);
    const isWhole = to === orderStatus.completed && parts === 1 && rejected === 0;
    order.deliver(isWhole ? 1 : 0.5, 60);
    order.receive(receiver, 20, rejected / 100);
    if (isWhole || to === orderStatus.partlyReceived) return;
    order.deliver(to === orderStatus.closed ? 0.5 : 1, 70);
    if (to === orderStatus.closed) return order.close('供应商停产该规格，余量另行采购');
    order.receive(receiver, 20);
  }

  function increment(contract: DemoContract, to: Parameters<typeof incrementOf>[1]['to'], nth: number): void {
    const time = calendar.past(22 - nth * 3, 9 + nth / 2);
    const lines = contract.lines
      .slice(0, 2)
      .map(({ id, price }) => ({ contractDetailId: id, counts: quantityAt(Number(price)) }));
    const one = incrementOf(contract, { time, demandTime: calendar.dayAfter(time, 40), lines, to }, world);
    made.increments.push(one);
    if (one.order) {
      made.orders.push(one.order);
      one.order.submit();
    }
  }

  /** Contracts with the winners of a project: older ones are fulfilled, and the newest waits for the supplier. */
  function fromAward({ project, winners }: DemoAward, at: number): void {
    const isNewest = project.awardTime > calendar.past(14, 9);
    let last = '';
    for (const winner of isNewest ? winners.slice(0, 1) : winners) {
      const supplier = world.suppliers.find(({ id }) => id === winner.supplierId);
      if (!supplier) return;
      const time = calendar.later(project.awardTime, 20);
      const { id: purchaseInfoId, proNo, proName, buyType } = project;
      const contract = contractOf(
        {
          name: proName,
          contractType: project.contractType,
          supplier,
          time,
          endDate: calendar.dayAfter(time, 400),
          lines: winner.lines,
          project: {
            purchaseInfoId,
            proNo,
            proName,
            buyType,
            bidId: winner.bidId,
            paymentMode: project.payType,
            priceType: project.priceType,
          },
        },
        world,
      );
      made.contracts.push(contract);
      contract.submit();
      contract.approve();
      if (isNewest) return;
      contract.supplierConfirm();
      last = contract.row.signTime! > last ? contract.row.signTime! : last;
      const signed = ageOf(contract.row.signTime!);
      if (signed > 60) {
        place(contract, { age: signed - 6, to: orderStatus.completed, share: 50, parts: 2 }, at);
        // Of the third award something is left.
        if (at !== 2) place(contract, { age: signed - 30, to: orderStatus.completed }, at + 1);
      } else {
        place(contract, { age: Math.max(4, signed - 4), to: orderStatus.toDeliver, due: 45 }, at);
      }
    }
    if (last) made.contracted.push({ id: project.id, time: last });
  }

  /** Whole days before today. */
  function ageOf(time: string): number {
    let age = 0;
    while (calendar.past(age, 9).slice(0, 10) > time.slice(0, 10)) age += 1;
    return age;
  }

  function supplierOf({ supplier, materials }: ContractSeed, at: number) {
    if (supplier) return world.suppliers.find(({ id }) => id === world.demoSuppliers[supplier - 1])!;
    const offering = world.suppliers.filter(({ supplierMaterialTypeList: types }) =>
      types.some(({ materialTypeName }) => materialTypeName === materials),
    );
    // Some types are offered by suppliers without accounts only.
    const able = offering.length > 0 ? offering : world.suppliers;
    return able[at % able.length]!;
  }

  function linesOf({ materials, lines, isFramework }: ContractSeed, at: number): ContractDetailIn[] {
    const offered = world.materials.filter(({ typeName }) => typeName === materials);
    return Array.from({ length: lines }, (_, place): ContractDetailIn => {
      const { id, code, name, typeName, unit, models, brand, materialDes, referencePrice } =
        offered[(at + place * 3) % offered.length]!;
      const price = (Number(referencePrice ?? 100) * (0.92 + ((at + place) % 6) / 100)).toFixed(2);
      return {
        materialId: id,
        materialCode: code,
        materialName: name,
        materialTypeName: typeName,
        unit,
        models,
        brand,
        materialDes,
        price: Number(price),
        count: isFramework ? null : 2 * quantityAt(Number(price)),
      };
    });
  }

  /** Lines of an order: a share or the rest of a contract with quantities, some of a framework agreement. */
  function orderLines({ lines }: DemoContract, { share }: OrderSeed): OrderDetailIn[] {
    return lines.flatMap(({ id, count, orderedCount, price }, place): OrderDetailIn[] => {
      if (count === null) return place < 3 ? [{ contractDetailId: id, count: quantityAt(Number(price)) }] : [];
      const left = Number(count) - Number(orderedCount);
      const wanted = share === undefined ? left : Math.min(left, Math.ceil((Number(count) * share) / 100));
      return wanted > 0 ? [{ contractDetailId: id, count: wanted }] : [];
    });
  }

  /** Cheap materials are bought in larger quantities. */
  function quantityAt(price: number): number {
    if (price < 50) return random.between(5, 40) * 10;
    return price < 1000 ? random.between(6, 60) : random.between(4, 12);
  }
}
