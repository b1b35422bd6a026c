import { takenFlows, type Layout, type Point, type ProcessDefinition, type VisitedNode } from '@gezi/domain';

const MARGIN = 20;
const COLORS = { line: '#5b6472', done: '#52c41a', current: '#1677ff', fill: '#ffffff', text: '#1f2329' };

/** Draws a process; the nodes it came through are green, those where it is are blue. */
export function drawSvg(
  { nodes, flows }: ProcessDefinition,
  { shapes, edges }: Layout,
  visited: readonly VisitedNode[],
): string {
  const taken = takenFlows(flows, visited);
  const states = new Map(visited.map(({ key, completed }) => [key, completed]));
  const colorOf = (id: string) => (states.has(id) ? (states.get(id) ? COLORS.done : COLORS.current) : COLORS.line);
  const boxes = [...shapes.values()];
  const points = [...edges.values()].flat();
  const left = Math.min(0, ...boxes.map(({ x }) => x), ...points.map(({ x }) => x)) - MARGIN;
  const top = Math.min(0, ...boxes.map(({ y }) => y), ...points.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width), ...points.map(({ x }) => x)) + MARGIN;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height), ...points.map(({ y }) => y)) + 2 * MARGIN;
  const [width, height] = [Math.ceil(right - left), Math.ceil(bottom - top)];

  const lines = flows.map(({ id, name }) => {
    const way = edges.get(id);
    if (!way) return '';
    const path = way.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
    const label = name ? text(name, middleOf(way)) : '';
    return `<polyline points="${path}" fill="none" stroke="${taken.has(id) ? COLORS.done : COLORS.line}" stroke-width="1.5" marker-end="url(#tip)"/>${label}`;
  });
  const drawn = nodes.map(({ id, name, type }) => {
    const box = shapes.get(id);
    if (!box) return '';
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const style = `fill="${COLORS.fill}" stroke="${colorOf(id)}" stroke-width="2"`;
    if (type === 'userTask' || type === 'step') {
      const place = `x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}"`;
      return `<rect ${place} rx="8" ${style}/>${text(name, { x, y: y + 4 })}`;
    }
    const below = name ? text(name, { x, y: box.y + box.height + 16 }) : '';
    if (type === 'start' || type === 'end' || type === 'timer') {
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(box.width / 2)}" ${style}/>${below}`;
    }
    const corners = [
      [x, box.y],
      [box.x + box.width, y],
      [x, box.y + box.height],
      [box.x, y],
    ];
    const mark = { exclusive: '×', parallel: '+', inclusive: '○' }[type];
    const rhombus = corners.map(([cx, cy]) => `${round(cx!)},${round(cy!)}`).join(' ');
    return `<polygon points="${rhombus}" ${style}/>${text(mark, { x, y: y + 5 })}${below}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${round(left)} ${round(top)} ${width} ${height}">`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="${COLORS.line}"/></marker></defs>`,
    ...lines,
    ...drawn,
    '</svg>',
  ].join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

const middleOf = (way: readonly Point[]): Point => {
  const [from, to] = [way[0]!, way.at(-1)!];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 6 };
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const text = (label: string, { x, y }: Point): string => {
  const short = label.length > 14 ? `${label.slice(0, 13)}…` : label;
  const safe = short.replaceAll(/[&<>"']/g, (char) => ESCAPES[char]!).replaceAll(/\p{Cc}/gu, ' ');
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-size="12" fill="${COLORS.text}">${safe}</text>`;
};
