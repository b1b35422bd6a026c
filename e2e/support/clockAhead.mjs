// Preloaded by a server: its embedded database, which reads `Date.now`, is ahead of the real clock.
const now = Date.now;
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
Date.now = () => now() + ahead;
