const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Browser and system of a user agent, e.g. `Chrome 141 · Windows`; empty if unknown. */
export function describeBrowser(userAgent: string | null): string {
  const text = userAgent ?? '';
  const found = BROWSERS.map(([name, mark]) => [name, mark.exec(text)?.[1]] as const).find(([, version]) => version);
  const system = SYSTEMS.find(([, mark]) => mark.test(text))?.[0];
  return [found?.join(' '), system].filter(Boolean).join(' · ');
}
