/**
 * Records the frames the screen shows while the wheel turns on a page throttled fourfold, and counts those with an area
 * without rows. A script in the page cannot measure this: it sees late content as painted.
 *
 * @returns `{ frames, blank }`
 */
export async function blankFrames(pages, contender) {
  const { page, cdp, context } = await pages.open(contender);
  await page.evaluate(() => window.bench.prepare(10_000));
  await page.evaluate(() => window.bench.mount(true));
  const pictures = [];
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.mouse.move(400, 300);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(PAUSE);
  }
  await cdp.send('Page.stopScreencast');
  await context.close();
  const blank = await countBlank(pages.browser, pictures);
  return { frames: pictures.length, blank };
}

const SLOWER = 4;
const TURNS = 60;
const STEP = 700;
const PAUSE = 40;

/** Scans one pixel column of each picture: rows are 40 pixels high, so 90 pixels of one colour are blank. */
async function countBlank(browser, pictures) {
  const page = await browser.newPage();
  let blank = 0;
  for (const data of pictures)
    blank += await page.evaluate(async (source) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      context.drawImage(picture, 0, 0);
      const scale = picture.width / 1280;
      const bottom = Math.floor(580 * scale);
      const { data: pixels, width } = context.getImageData(0, 0, Math.floor(240 * scale), bottom);
      let run = 0;
      for (let y = Math.floor(60 * scale); y < bottom; y += 1) {
        const first = y * width * 4;
        let same = true;
        for (let x = 4; x < width && same; x += 1)
          for (let part = 0; part < 3; part += 1) same &&= pixels[first + x * 4 + part] === pixels[first + 16 + part];
        run = same ? run + 1 : 0;
        if (run > 90 * scale) return 1;
      }
      return 0;
    }, data);
  await page.close();
  return blank;
}
