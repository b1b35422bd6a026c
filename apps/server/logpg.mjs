import pg from 'pg';
const q = pg.Client.prototype.query;
pg.Client.prototype.query = function (c, ...rest) {
  if (globalThis.LOGQ ?? process.env.LOGQ) console.error('SQL', (typeof c === 'string' ? c : c?.text ?? '').replace(/\s+/g, ' ').slice(0, 260));
  return q.call(this, c, ...rest);
};
