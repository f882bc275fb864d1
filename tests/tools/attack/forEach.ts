/** Runs a task for each item, at most `atOnce` at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) await run(items[at]!, at);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
