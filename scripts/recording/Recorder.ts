import type { Locator, Page } from 'playwright';
import UPNG from 'upng-js';

const STEP_MS = 60;
/** Steps of a movement of the mouse. */
const STEPS = 8;

interface Frame {
  png: Buffer;
  ms: number;
}

/** Records what happens inside an element, one frame a step, so that the load of the machine changes nothing. */
export class Recorder {
  private readonly frames: Frame[] = [];
  private at = { x: 0, y: 0 };

  private constructor(
    readonly page: Page,
    private readonly clip: { x: number; y: number; width: number; height: number },
  ) {}

  static async of(page: Page, box: Locator): Promise<Recorder> {
    await page.addStyleTag({ content: '.VPNav { display: none }' });
    await box.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await page.evaluate(showMouse);
    const { x, y, width, height } = (await box.boundingBox())!;
    const clip = { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
    return new Recorder(page, clip);
  }

  /** Keeps the picture for some time. */
  async hold(ms: number): Promise<void> {
    // Lets the page paint what the last step changed, and other users receive it.
    await this.page.waitForTimeout(Math.min(Math.max(ms, 150), 800));
    await this.frame(ms);
  }

  async moveTo(target: Locator, part = { x: 0.5, y: 0.5 }): Promise<void> {
    const { x, y, width, height } = (await target.boundingBox())!;
    const from = this.at;
    const to = { x: x + width * part.x, y: y + height * part.y };
    for (let step = 1; step <= STEPS; step += 1) {
      // Slow at both ends.
      const share = (1 - Math.cos((Math.PI * step) / STEPS)) / 2;
      this.at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await this.page.mouse.move(this.at.x, this.at.y);
      await this.frame(STEP_MS);
    }
  }

  async click(target: Locator, part?: { x: number; y: number }): Promise<void> {
    await this.moveTo(target, part);
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.hold(300);
  }

  async drag(source: Locator, target: Locator, part?: { x: number; y: number }): Promise<void> {
    await this.moveTo(source);
    await this.page.mouse.down();
    await this.moveTo(target, part);
    await this.hold(300);
    await this.page.mouse.up();
    await this.hold(500);
  }

  async press(keys: string, ms = 250): Promise<void> {
    await this.page.keyboard.press(keys);
    await this.hold(ms);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.page.keyboard.insertText(letter);
      await this.frame(90);
    }
    await this.hold(300);
  }

  /** @returns the picture in 256 colours, endlessly repeated, and its length */
  encode(): { png: Buffer; seconds: number } {
    const images = this.frames.map(({ png }) => UPNG.decode(Uint8Array.from(png).buffer));
    const { width, height } = images[0]!;
    const pixels = images.map((image) => UPNG.toRGBA8(image)[0]!);
    const delays = this.frames.map(({ ms }) => ms);
    const png = Buffer.from(UPNG.encode(pixels, width, height, 256, delays));
    return { png, seconds: delays.reduce((sum, ms) => sum + ms, 0) / 1000 };
  }

  private async frame(ms: number) {
    const png = await this.page.screenshot({ clip: this.clip, animations: 'disabled', caret: 'initial' });
    const last = this.frames.at(-1);
    if (last?.png.equals(png)) last.ms += ms;
    else this.frames.push({ png, ms });
  }
}

/** Headless browsers draw no mouse pointer. */
function showMouse() {
  const pointer = document.createElement('div');
  pointer.style.cssText = 'position:fixed;z-index:99999;pointer-events:none;left:-50px;top:0';
  pointer.innerHTML =
    '<svg width="20" height="24" viewBox="0 0 20 24"><path d="M2 2v17l4.5-4 3 7 3-1.3-3-6.7H16z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>';
  document.body.append(pointer);
  document.addEventListener(
    'mousemove',
    ({ clientX, clientY }) => {
      pointer.style.left = `${clientX - 2}px`;
      pointer.style.top = `${clientY - 2}px`;
    },
    true,
  );
}
