/** Resolves at the next frame, before it is painted. */
export const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

/** Resolves after the next frame has been painted. */
export async function painted(): Promise<void> {
  await frame();
  await new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => done());
    port1.start();
    port2.postMessage(null);
  });
}

/** Resolves once the page is rendered and idle. @param pause milliseconds after some frames */
export async function settled(pause = 50): Promise<void> {
  for (let nth = 0; nth < 4; nth += 1) await frame();
  await new Promise((done) => setTimeout(done, pause));
}
