import { expect, test } from 'vitest';
import { secretBox } from '../../platform/security/secretBox';
import { checkChain, sealOf, sealSteps, type ChainedStep, type Seal } from './stepChain';

const { sign } = secretBox('a sentence nobody else would ever say');

const stepAt = (nth: number): ChainedStep => ({
  documentTable: 'purchase_info',
  documentId: 'project-1',
  action: nth === 0 ? 'add' : 'extend',
  fromStatus: nth === 0 ? null : '4',
  toStatus: '4',
  remark: `原因 ${nth}`,
  operator: 'purchaser',
  operateTime: '2026-03-16 10:00:00',
  tenantId: 1,
});
const plain = Array.from({ length: 5 }, (_step, nth) => stepAt(nth));
const chain = sealSteps(plain, sign);
const unsealed = (steps: readonly ChainedStep[]) =>
  steps.map((step) => ({ ...step, seq: null, hash: null, tip: null }));
const brokenAt = (steps: readonly (ChainedStep & Seal)[]) => checkChain(steps, sign).brokenAt;
/** The chain with other members in one step. */
const withStep = (at: number, change: Partial<ChainedStep & Seal>) =>
  chain.map((step, nth) => (nth === at ? { ...step, ...change } : step));

test('accepts the steps as they were written', () => {
  expect(brokenAt(chain)).toBeNull();
  expect(brokenAt([])).toBeNull();
  expect(chain.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(chain.filter(({ tip }) => tip !== null)).toEqual([chain[4]]);
});

test.each<Partial<ChainedStep>>([
  { remark: '另一原因' },
  { remark: null },
  { operator: 'manager' },
  { operateTime: '2026-03-16 10:00:01' },
  { action: 'fail' },
  { fromStatus: '3' },
  { toStatus: '5' },
  { documentId: 'project-2' },
  { documentTable: 'purchase_plan' },
  { tenantId: 2 },
])('finds the changed members %j', (change) => {
  expect(brokenAt(withStep(2, change))).toBe(3);
});

test('finds removed, added and swapped steps', () => {
  expect(brokenAt(chain.toSpliced(0, 1))).toBe(1);
  expect(brokenAt(chain.toSpliced(2, 1))).toBe(3);
  expect(brokenAt(chain.toSpliced(2, 0, chain[2]!))).toBe(4);
  const [second, third] = [chain[1]!, chain[2]!];
  expect(brokenAt(chain.with(1, { ...third, seq: 2 }).with(2, { ...second, seq: 3 }))).toBe(2);
});

test('finds a removed end, also after further steps', () => {
  const cut = chain.slice(0, 3);
  expect(brokenAt(cut)).toBe(4);
  expect(brokenAt([])).toBeNull();
  const further = { ...stepAt(3), ...sealOf(stepAt(3), checkChain(cut, sign).end, sign) };
  expect(brokenAt([...cut, further])).toBe(4);
});

test('does not accept a chain that was computed without the key', () => {
  const other = secretBox('another sentence of the same length').sign;
  expect(checkChain(sealSteps(plain, other), sign).brokenAt).toBe(1);
});

test('covers steps from before the chain once a sealed one follows', () => {
  const before = unsealed(plain.slice(0, 4));
  const { end } = checkChain(before, sign);
  const steps = [...before, { ...stepAt(4), ...sealOf(stepAt(4), end, sign) }];
  expect(brokenAt(before)).toBeNull();
  expect(brokenAt(steps)).toBeNull();
  expect(brokenAt(steps.with(0, { ...steps[0]!, remark: '另一原因' }))).toBe(5);
  expect(brokenAt(steps.toSpliced(1, 1))).toBe(4);
});

test('removing the seal of a step does not hide its change', () => {
  expect(brokenAt(withStep(2, { hash: null, remark: '另一原因' }))).toBe(3);
  const [first, ...others] = chain.toSpliced(2, 1);
  expect(brokenAt([{ ...chain[2]!, seq: null, hash: null, remark: '另一原因' }, first!, ...others])).toBe(2);
});

test('checks 5,000 steps in less than a second', () => {
  const long = sealSteps(
    Array.from({ length: 5000 }, (_step, nth) => stepAt(nth)),
    sign,
  );
  const start = performance.now();
  expect(brokenAt(long)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
});
