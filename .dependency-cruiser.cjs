// Who may import whom (ARCHITECTURE.md, 'The arrows'). Each rule says why it exists; tools/import-rules.test.ts writes a
// breach of each and expects it to be reported.
const front = '^(host|remote-[a-z-]+)/';
const tests = '\\.test\\.tsx?$|/testing/|^(e2e|bench)/';

/** The server's wings and the wings below each of them. */
const WINGS = {
  base: [],
  people: ['base'],
  catalogue: ['base', 'people'],
  ordering: ['base', 'people', 'catalogue'],
  forum: ['base', 'people', 'catalogue'],
  portal: ['base'],
};
const wings = Object.keys(WINGS);

/** The host's floors and the floors below each of them. */
const FLOORS = {
  base: [],
  config: ['base'],
  session: ['base'],
  forms: ['base', 'config'],
  errors: ['base', 'session'],
  remotes: ['base', 'session'],
  frame: ['base', 'config', 'remotes'],
  access: ['base', 'config', 'session', 'forms'],
  pages: ['base', 'config', 'session', 'forms', 'remotes', 'frame', 'access'],
  app: ['base', 'config', 'session', 'errors', 'remotes', 'frame', 'access', 'pages'],
};

/** The rooms of tools/lib and the rooms below each of them. The files beside the rooms lie below all. */
const TOOL_ROOMS = {
  servers: [],
  start: [],
  surface: [],
  platform: ['surface'],
  builds: ['surface'],
  releases: ['servers', 'start', 'builds', 'surface', 'platform'],
  development: ['servers', 'start', 'releases', 'surface'],
  backup: [],
  installation: ['builds'],
  packages: [],
  licences: [],
  guide: ['servers', 'releases'],
  'test-suites': [],
};
const besideTheRooms = '^tools/lib/[^/]+\\.ts$';

const looksDownOnly = (workspace, tree, comment) =>
  Object.entries(tree).map(([name, below]) => ({
    name: `${workspace}-${name}-looks-down-only`,
    comment,
    severity: 'error',
    from: { path: `^${workspace}/src/${name}/`, pathNot: tests },
    to: { path: `^${workspace}/src/`, pathNot: `^${workspace}/src/(${[name, ...below].join('|')})/` },
  }));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'host-and-remotes-are-strangers',
      comment: 'They meet through shared and federation only: that is what lets each deploy alone.',
      severity: 'error',
      from: { path: '^(host|remote-[a-z-]+)/src' },
      to: { path: front, pathNot: '^$1/' },
    },
    {
      name: 'shared-knows-nobody',
      comment: 'The platform stands under all others and on none of them.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|remote-[a-z-]+|api|e2e|bench|tools)/' },
    },
    {
      name: 'api-takes-only-the-wire',
      comment:
        'The server shares the shapes on the wire, the rules of numbers and the registry with the front, nothing else.',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shared|host|remote-[a-z-]+|e2e|bench|tools)/',
        pathNot: '^shared/src/(contracts|registry|rules)/',
      },
    },
    {
      name: 'rules-are-plain',
      comment:
        'Pages and server reckon by them alike: functions and numbers, no library, nobody else’s code.',
      severity: 'error',
      from: { path: '^shared/src/rules/', pathNot: tests },
      to: { pathNot: '^shared/src/rules/' },
    },
    {
      name: 'front-does-not-reach-the-server',
      comment: 'What the front knows of the server is its wire.',
      severity: 'error',
      from: { path: `${front}|^shared/` },
      to: { path: '^(api|tools|bench|e2e)/' },
    },
    {
      name: 'shared-has-one-door',
      comment: 'Outside of shared its exports map is the only way in.',
      severity: 'error',
      from: { path: `${front}|^api/` },
      to: { path: '^shared/src/.+', dependencyTypes: ['local'] },
    },
    {
      name: 'libraries-through-the-platform',
      comment: 'State, sagas and calls go through shared, so that one copy and one idiom exist.',
      severity: 'error',
      from: { path: '^remote-[a-z-]+/src' },
      to: {
        path: 'node_modules/(redux|redux-saga|@reduxjs|react-redux|typed-redux-saga|axios|i18next|react-i18next)/',
      },
    },
    {
      name: 'components-do-not-call',
      comment:
        'component -> slice; saga -> slice and api: a component that calls the server skips the store.',
      severity: 'error',
      from: { path: `${front}.+\\.tsx$`, pathNot: tests },
      to: { path: '\\.(api|saga)\\.ts$' },
    },
    {
      name: 'calls-know-only-the-wire',
      comment: 'api -> http and contracts, never back up.',
      severity: 'error',
      from: { path: `${front}.+\\.api\\.ts$` },
      to: { path: `${front}.+\\.(slice|saga)\\.ts$|${front}.+\\.tsx$` },
    },
    {
      name: 'slices-do-not-call',
      comment: 'A slice is state and facts; what has effects is a saga.',
      severity: 'error',
      from: { path: `${front}.+\\.slice\\.ts$` },
      to: { path: `${front}.+\\.(api|saga)\\.ts$|\\.tsx$` },
    },
    {
      name: 'features-are-strangers',
      comment: "Features of a remote are composed in its remote.ts and saga.ts, not by each other's insides.",
      severity: 'error',
      from: { path: '^(remote-[a-z-]+)/src/([^/]+)/', pathNot: tests },
      to: { path: '^$1/src/[^/]+/', pathNot: ['^$1/src/$2/', '^$1/src/locales/'] },
    },
    ...looksDownOnly(
      'host',
      FLOORS,
      'A floor knows the floors below it, and none beside or above it: what they share lies further down.',
    ),
    ...looksDownOnly(
      'api',
      WINGS,
      'A wing knows the wings below it. What it needs from above is handed in by app.ts.',
    ),
    {
      name: 'features-do-not-know-the-roof',
      comment:
        'remote.ts and saga.ts compose the features. A slice brings its own selectors, so that nothing looks up to them.',
      severity: 'error',
      from: {
        path: '^(remote-[a-z-]+)/src/.',
        pathNot: [tests, '^remote-[a-z-]+/src/(remote|saga|state|routes)\\.tsx?$'],
      },
      to: { path: '^$1/src/(remote|saga|state|routes)\\.tsx?$' },
    },
    {
      name: 'wings-have-a-door',
      comment:
        'What other wings may take stands in index.ts. base is the ground: its rooms are used file by file.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)', pathNot: tests },
      to: {
        path: `^api/src/(${wings.filter((wing) => wing !== 'base').join('|')})/`,
        pathNot: ['^api/src/$1/', '^api/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'tools-reach-the-server-by-doors',
      comment: 'A command, bench or browser test that names an inner file breaks when that file moves.',
      severity: 'error',
      from: { path: '^(tools|bench|e2e)/' },
      to: { path: '^api/', pathNot: '^api/src/.*index\\.ts$|^api/src/(prepare\\.ts$|testing/)' },
    },
    {
      name: 'tools-rooms-have-a-door',
      comment: 'A command, bench or test takes what a room of tools/lib names in its index.ts.',
      severity: 'error',
      from: { path: '^(tools|bench|e2e)/', pathNot: '^tools/lib/[^/]+/' },
      to: { path: '^tools/lib/[^/]+/', pathNot: '^tools/lib/[^/]+/index\\.ts$' },
    },
    {
      name: 'tools-run-and-workspaces-look-down-only',
      comment: 'What lies beside the rooms of tools/lib is used by all of them, and uses none.',
      severity: 'error',
      from: { path: besideTheRooms },
      to: { path: '^(tools|bench|e2e)/', pathNot: besideTheRooms },
    },
    ...Object.entries(TOOL_ROOMS).map(([name, below]) => ({
      name: `tools-${name}-looks-down-only`,
      comment: 'A room of tools/lib takes the rooms below it by their doors, and never a command.',
      severity: 'error',
      from: { path: `^tools/lib/${name}/` },
      to: {
        path: '^(tools|bench|e2e)/',
        pathNot: [
          besideTheRooms,
          `^tools/lib/${name}/`,
          ...below.map((room) => `^tools/lib/${room}/index\\.ts$`),
        ],
      },
    })),
    {
      name: 'tools-rooms-are-listed',
      comment: 'A room that TOOL_ROOMS does not name would be held by no rule.',
      severity: 'error',
      from: { path: '^tools/lib/[^/]+/', pathNot: `^tools/lib/(${Object.keys(TOOL_ROOMS).join('|')})/` },
      to: {},
    },
    {
      name: 'queries-stand-on-the-database-only',
      comment: 'routes -> service -> queries -> db, never the other way.',
      severity: 'error',
      from: { path: '^api/src/.+\\.queries\\.ts$' },
      to: { path: '^api/src/.+\\.(routes|service)\\.ts$' },
    },
    {
      name: 'services-know-no-routes',
      comment: 'A rule does not know from which address it is asked for.',
      severity: 'error',
      from: { path: '^api/src/.+\\.service\\.ts$' },
      to: { path: '^api/src/.+\\.routes\\.ts$' },
    },
    {
      name: 'pictures-in-their-own-process',
      comment: 'Read in the server, a picture would take its threads and its memory.',
      severity: 'error',
      from: { pathNot: [tests, '^api/src/base/pictures/(perform-job|picture-process)\\.ts$'] },
      to: {
        path: 'node_modules/sharp/|^api/src/base/pictures/perform-job\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'production-does-not-test',
      comment: 'Test helpers and tests stay out of what is shipped.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '/testing/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|dist' },
    exclude: { path: '(^|/)(dist|node_modules/(?!@extranet)|\\.data|\\.cache)/|locales/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
