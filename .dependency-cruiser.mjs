// The layers of ARCHITECTURE.md. Arrows point down only; neighbours on one line do not know each other.
const LAYERS = [
  ['form-designer'],
  ['editable-grid', 'advanced-query'],
  ['pickers', 'upload', 'cron-builder', 'admin-shell'],
  ['client', 'ui', 'domain'],
  ['validators'],
];
// The pure files of a form field and their registries.
const PURE_FIELD_PARTS =
  '^packages/form-designer/src/fields/(field(Types|Values|Panels|Schemas)|[^/]+/(definition|value|panel|schema|texts))\\.ts$';
// `domain` is the business: the apps know it, the published packages never do.
const PRIVATE = 'domain';

const upward = LAYERS.flatMap((layer, depth) =>
  layer.map((name) => {
    const below = LAYERS.slice(depth + 1).flat();
    const allowed = [name, ...below.filter((other) => other !== PRIVATE)];
    return {
      name: `layer-${name}`,
      comment: `@gezi/${name} may only use ${allowed.slice(1).join(', ') || 'nothing'} of ours.`,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: '\\.(stories|test)\\.tsx?$' },
      to: { path: '^packages/', pathNot: `^packages/(${allowed.join('|')})/` },
    };
  }),
);

// The server's storeys, lowest first: a storey knows itself and those before it. `app.ts`, `start/` and `seed/` stand on top.
const STOREYS = ['platform', 'identity', 'records', 'realtime', 'features'];
const SERVER = '^apps/server/src/';

const storeys = STOREYS.map((name, depth) => {
  const allowed = STOREYS.slice(0, depth + 1).map((lower) => `${lower}/`);
  if (name === 'features') allowed.push('FeatureModule\\.ts');
  return {
    name: `storey-${name}`,
    comment: `${name}/ of the server may only use ${allowed.join(', ')} of it.`,
    severity: 'error',
    from: { path: `${SERVER}${name}/` },
    to: { path: SERVER, pathNot: `${SERVER}(${allowed.join('|')})` },
  };
});

export default {
  forbidden: [
    ...upward,
    ...storeys,
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'server-uses-cores-only',
      comment:
        'The server runs without React: of a published package it may import the ./core door, of ui the sanitiser.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^packages/(?!domain/|validators/)[^/]+/src/(?!core/|html/)' },
    },
    {
      name: 'core-knows-no-react',
      severity: 'error',
      from: { path: `^packages/[^/]+/src/core/|${PURE_FIELD_PARTS}`, pathNot: '\\.(test|stories)\\.tsx?$' },
      to: {
        path: '^packages/[^/]+/src/((react|designer|runtime)/|fields/(canvasFaces|runtimeFields)|fields/.*\\.tsx$)|node_modules/(react|react-dom|antd|@ant-design/(icons|cssinjs))/',
      },
    },
    {
      name: 'runtime-loads-no-designer',
      comment: 'A running form does not load what only the designer draws.',
      severity: 'error',
      from: {
        path: '^packages/form-designer/src/(runtime/|fields/(runtimeFields\\.ts|[^/]+/Runtime\\.tsx)$)',
        pathNot: '\\.(test|stories)\\.tsx?$|/testing/',
      },
      to: {
        path: '^packages/form-designer/src/(designer/|fields/(canvasFaces|fieldPanels|fieldSchemas|[^/]+/(Canvas|panel|schema))\\.tsx?$)',
      },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Features of the apps meet in domain or in the shared folder of their area, not in each other.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/($3|shared)/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-and-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@gezi/source', 'import', 'default'],
    },
  },
};
