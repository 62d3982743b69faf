const { existsSync } = require("node:fs");

/** Who may import whom (docs/architecture.md). Deleting app/platform must leave a portal that builds against a remote base API. */
const layer = (name) => {
  // A rule about a folder that was renamed would never fail.
  if (!existsSync(`app/${name}`)) throw new Error(`A rule names app/${name}, which does not exist`);
  return `^app/${name}/`;
};
const only = (from, ...to) => ({
  name: `${from}-depends-only-on-${to.join("-") || "nothing"}`,
  severity: "error",
  from: { path: layer(from) },
  to: { path: "^app/", pathNot: [from, ...to].map(layer) },
});

/** The layers of the platform, lowest first (decision 042): each may import those before it. */
const layers = ["core", "records", "lifecycle", "cases", "http", "seed", "commands"];
const layerOf = (name) => layer(`platform/${name}`);
/** These are beside each other. */
const beside = { http: ["seed", "commands"], seed: ["http", "commands"], commands: ["http", "seed"] };
const above = layers.flatMap((name, place) => {
  const forbidden = layers.slice(place + 1).concat(beside[name] ?? []);
  const paths = [...forbidden.map(layerOf), "^app/platform/[^/]+$"];
  return {
    name: `platform-${name}-imports-no-layer-above`,
    severity: "error",
    from: { path: layerOf(name) },
    to: { path: paths },
  };
});
/** Folders of which each may import those before it, and none the files above them. */
const layersOf = (folder, names) =>
  names.map((name, place) => ({
    name: `${folder}/${name}-imports-nothing-above`,
    severity: "error",
    from: { path: layer(`${folder}/${name}`) },
    to: { path: [...names.slice(place + 1).map((upper) => layer(`${folder}/${upper}`)), `^app/${folder}/[^/]+$`] },
  }));
const wordsOfThePlatform = "^app/i18n/(resources|locales/(zh|en))/platform/";
/** What browser code shares with the gateway. */
const wire = "^app/gateway/(encode-call|decode-answer|failure)\\.ts$";

module.exports = {
  forbidden: [
    {
      // A type counts as an import too: a page that exports a type to its own parts cannot be read without them.
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circles-of-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^app" },
      to: { path: "^app", circular: true },
    },
    {
      // What every part of the interface may need is below all of them.
      name: "ui-base-is-below-the-rest-of-ui",
      severity: "error",
      from: { path: "^app/ui/base/" },
      to: { path: "^app/ui/", pathNot: "^app/ui/base/" },
    },
    ...layersOf("ui/form", ["state", "kinds", "parts", "engine", "sections"]),
    ...layersOf("sub-apps/host", ["base", "styles", "ledger", "loading", "legacy"]),
    ...above,
    {
      // What two cases share is a record, a rule or a transition.
      name: "no-case-imports-another",
      severity: "error",
      from: { path: "^app/platform/cases/([^/]+)/" },
      to: { path: "^app/platform/cases/[^/]+/", pathNot: "^app/platform/cases/$1/" },
    },
    only("rules"),
    only("viewer", "rules"),
    only("i18n", "rules"),
    only("contract", "rules"),
    only("platform", "contract", "rules", "i18n"),
    {
      // The embedded base API speaks on the server alone: no page loads its letters.
      name: "words-of-the-platform-stay-there",
      severity: "error",
      from: { path: "^app/", pathNot: [layer("platform"), wordsOfThePlatform] },
      to: { path: wordsOfThePlatform },
    },
    {
      name: "config-reads-only-names",
      severity: "error",
      from: { path: layer("config") },
      to: { path: "^app/", pathNot: [layer("config"), layer("rules")] },
    },
    only("gateway", "rules", "contract", "config", "platform"),
    {
      name: "session-looks-no-further-than-the-gateway",
      severity: "error",
      from: { path: layer("session") },
      to: {
        path: "^app/",
        pathNot: ["session", "gateway", "contract", "i18n", "config", "rules"].map(layer).concat("^app/paths\\.ts$"),
      },
    },
    {
      // Browser code reaches the base API here and nowhere else; it shares the wire and the failures with the gateway.
      name: "client-knows-no-screen",
      severity: "error",
      from: { path: layer("client") },
      to: { path: "^app/", pathNot: ["client", "rules", "contract"].map(layer).concat(wire, "^app/paths\\.ts$") },
    },
    {
      name: "ui-reaches-the-base-api-by-the-client",
      severity: "error",
      from: { path: layer("ui") },
      to: {
        path: "^app/",
        pathNot: ["ui", "client", "rules", "i18n", "contract"]
          .map(layer)
          .concat("^app/gateway/failure\\.ts$", "^app/(list-)?paths\\.ts$"),
      },
    },
    {
      name: "the-host-knows-no-sub-application",
      severity: "error",
      from: { path: "^app/sub-apps/host/" },
      to: {
        path: "^app/",
        pathNot: ["sub-apps/host", "ui", "rules", "i18n", "contract"].map(layer),
      },
    },
    {
      // Of the host they know what it hands them.
      name: "built-in-sub-applications-stand-on-their-own",
      severity: "error",
      from: { path: "^app/sub-apps/(built-in|gsrm|gcis)/" },
      to: {
        path: "^app/",
        pathNot: ["sub-apps/built-in", "ui", "client", "rules", "i18n", "contract"]
          .map(layer)
          .concat(
            "^app/(list-)?paths\\.ts$",
            "^app/gateway/failure\\.ts$",
            "^app/sub-apps/host/base/contract\\.ts$",
            "^app/sub-apps/(gsrm|gcis)/",
          ),
      },
    },
    ...["gsrm", "gcis"].map((name) => ({
      name: `nobody-imports-${name}`,
      severity: "error",
      from: { path: "^app/", pathNot: layer(`sub-apps/${name}`) },
      to: { path: layer(`sub-apps/${name}`) },
    })),
    {
      // The portal's door, and those of the commands of an operator.
      name: "platform-has-one-door",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: [layer("platform"), "^app/gateway/(transport|verify-audit|admin)\\.server\\.ts$"],
      },
      to: { path: layer("platform") },
    },
    {
      name: "routes-are-leaves",
      severity: "error",
      from: { path: "^app/(?!routes/|routes\\.ts)" },
      to: { path: layer("routes") },
    },
    {
      name: "routes-know-no-platform",
      severity: "error",
      from: { path: layer("routes") },
      to: { path: layer("platform") },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default"] },
  },
};
