/**
 * Launch options of every test browser: Debian's Chromium without the code of its windows, which saves a fifth of the
 * processor time of `e2e`, and without a sandbox (CI runs as root).
 */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
