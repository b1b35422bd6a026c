import type { Config } from '../config/config';

/** Options of the log. Plugins log the headers of a request at the level `trace`, among them its token. */
export const logOptions = (level: Config['logLevel']) => ({
  level,
  redact: { paths: ['headers', '*.headers'], remove: true },
});
