/**
 * Runs `work` for each item, `count` at a time. After a failure no further item is begun.
 *
 * @throws the first failure, once the running ones have ended
 */
export async function inParallel<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  const waiting = items.values();
  const workNext = async () => {
    for (const item of waiting) {
      if (faults.length > 0) return;
      await work(item).catch((fault: unknown) => faults.push(fault));
    }
  };
  await Promise.all(Array.from({ length: count }, workNext));
  if (faults.length > 0) throw faults[0];
}
